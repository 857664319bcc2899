import { lessonFactsOf } from '@kasama/contract/learning/video/lesson-facts'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { isLocked, type Viewer, visiblePicture } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { inOthers } from '#platform/http/in-others'
import { mediaUrl } from '#platform/media/media-address'
import { findVideo, type VideoTexts } from './video.queries'
import { visitTicket } from './watching/visit-ticket'

/** A stored video with its viewer's progress. */
export type VideoWithProgress = NonNullable<Awaited<ReturnType<typeof findVideo>>>
type VideoContext = { deps: Pick<Deps, 'now' | 'secretKey'>; row: VideoWithProgress; viewer: Viewer; locked: boolean }

type VideoRequest = {
  id: number
  viewer: Viewer
  isWorker: boolean
  /** Only public videos. */
  isPublic?: boolean
}

/** A video for its page. For a locked one the reply has no address of it, at any depth. */
export async function showVideo(deps: Deps, { id, viewer, isWorker, isPublic = false }: VideoRequest): Promise<Video> {
  const row = (await findVideo(deps.db, id, viewer)) ?? fail('not_found')
  if (isPublic && row.public_level <= 0) return fail('not_found')
  return videoOf(deps, row, { viewer, isWorker })
}

type VideoViewer = { viewer: Viewer; isWorker: boolean }

/** The reply for one video and one viewer. */
export function videoOf(deps: VideoContext['deps'], row: VideoWithProgress, { viewer, isWorker }: VideoViewer): Video {
  const { id } = row
  const locked = isLocked(viewer, row.public_level)
  const context = { deps, row, viewer, locked }
  const english = words(row, 'eng') ?? fail('not_found')
  return {
    id: row.id,
    ...described(context, english),
    narration: english.narration,
    voice: english.voice,
    ...lessonFactsOf(row),
    created_at: row.created_at.toISOString(),
    languages: inOthers((language) => translated(context, language)),
    subtitles: locked ? [] : subtitles(context),
    public_level: Math.min(1, Math.max(0, row.public_level)),
    is_locked: locked,
    is_subscribed: row.clip_id !== null,
    is_completed: row.completed_at !== null,
    topic_ids: row.topic_ids,
    question_ids: locked ? [] : row.question_ids,
    // An employer begins at the start, wherever her worker is. A visit without a reported position has no place and
    // language yet.
    watch:
      !isWorker || row.language_code === null || (row.position === 0 && row.furthest === 0)
        ? null
        : { language_code: row.language_code, position: row.position ?? 0, furthest: row.furthest ?? 0 },
    visit_ticket:
      isWorker && !locked
        ? visitTicket(deps.secretKey, { workerId: viewer.accountId, videoId: id, at: deps.now() })
        : null,
  }
}

const words = (row: VideoWithProgress, language: VideoTexts['language_code']) =>
  row.words.find(({ language_code }) => language_code === language)

function described({ deps, row, viewer, locked }: VideoContext, text: VideoTexts) {
  const address = locked ? null : text.address
  const host = text.video_host ?? row.video_host
  const at = (name: typeof host) => (host === name ? address : null)
  const file = at('file')
  const signed = (key: string | null) =>
    key && mediaUrl(deps.secretKey, key, { accountId: viewer.accountId, now: deps.now() })
  return {
    title: text.title,
    description: text.description,
    sub_description: text.sub_description,
    url: signed(file),
    low_url: signed(file && text.low_address),
    audio_url: signed(file && text.audio_address),
    vimeo_id: at('vimeo') ?? (locked ? null : copyAtVimeo(row, text)),
    youtube_id: at('youtube'),
    video_host: host,
    thumbnail_url: visiblePicture(text.thumbnail_url ?? row.thumbnail_url, locked),
    duration: text.duration,
  }
}

/** The Vimeo copy of the video itself is the English one; other languages have their own or use this one. */
const copyAtVimeo = (row: VideoWithProgress, text: VideoTexts) =>
  text.language_code === 'eng' ? row.vimeo_id : text.vimeo_id

/** The fields of one language, or an empty object: the browser then uses the base fields. */
function translated(context: VideoContext, language: VideoTexts['language_code']) {
  const text = words(context.row, language)
  return text ? { ...described(context, text), narration: text.narration, voice: text.voice } : {}
}

function subtitles({ deps, row, viewer }: VideoContext) {
  return row.words.flatMap(({ language_code, subtitles: key }) =>
    key
      ? [{ language_code, url: mediaUrl(deps.secretKey, key, { accountId: viewer.accountId, now: deps.now() }) }]
      : [],
  )
}
