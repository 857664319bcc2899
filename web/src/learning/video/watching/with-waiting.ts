import type { Video } from '@kasama/contract/learning/video/video.api'
import type { QueryClient } from '@tanstack/react-query'
import { profileQuery } from '#shared/api/queries/profile.queries.ts'
import { findLesson } from '#shared/saved-lessons/stored/lesson-store.ts'
import { isPlayable, type PhoneLesson, playableFiles } from '#shared/saved-lessons/stored/phone-lesson.ts'
import type { Position, WaitingAct } from '#shared/watching/waiting-list.ts'
import { readWaiting } from '#shared/watching/waiting-store.ts'
import { durationIn } from '../versions/clips'

/** A worker's video with what waits in her browser, and with the files that her phone has saved. */
export async function withPhoneState(client: QueryClient, video: Video): Promise<Video> {
  const profile = await client.ensureQueryData(profileQuery).catch(() => null)
  if (!profile) return video
  const [waiting, lesson] = await Promise.all([readWaiting(profile.id), findLesson(video.id)])
  return withWaiting(lesson?.accountId === profile.id ? withSavedFiles(video, lesson) : video, waiting)
}

/**
 * Gives the saved files addresses of their own, by a parameter that the server ignores: a player that has begun to read
 * a file from the server refuses the rest of it from the service worker.
 */
function withSavedFiles(video: Video, lesson: PhoneLesson): Video {
  if (!isPlayable(lesson)) return video
  const addressed = playableFiles(lesson).reduce(
    (json, { path }) => json.replaceAll(`${path}?`, `${path}?on=phone&`),
    JSON.stringify(video),
  )
  return JSON.parse(addressed)
}

/** A video with her latest progress: the server's, and that of the acts waiting here. */
export function withWaiting(loadedVideo: Video, waiting: readonly WaitingAct[]): Video {
  const isFinished = waiting.some((act) => act.kind === 'watched' && act.video_id === loadedVideo.id)
  const video = isFinished ? { ...loadedVideo, is_completed: true } : loadedVideo
  const positions = waiting.filter((item): item is Position => item.kind === 'position' && item.video_id === video.id)
  const last = positions.at(-1)
  if (!last) return video
  const { language_code, position } = last
  const furthest = Math.max(video.watch?.furthest ?? 0, ...positions.map((report) => fractionReached(video, report)))
  return { ...video, watch: { language_code, position, furthest } }
}

function fractionReached(video: Video, { language_code, position }: Position): number {
  const duration = durationIn(video, language_code)
  return duration > 0 ? Math.min(position / duration, 1) : 0
}
