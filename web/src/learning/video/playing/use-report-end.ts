import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { addWaiting, hasWaiting, sendWaiting } from '#shared/watching/send-waiting.ts'
import { markWatched } from '../video.queries'
import { videoTexts } from '../video.texts'
import type { PlayingStore } from './playing-store'

type Options = { videoId: number; workerId: number | undefined; reloadVideo: () => unknown }

/** Tells the end of a video; without internet, or behind what waits already, it waits on the phone. */
async function tellEnd(client: QueryClient, { videoId, workerId }: { videoId: number; workerId: number }) {
  await sendWaiting(workerId)
  try {
    if (!(await hasWaiting(workerId))) return { ...(await markWatched(client, videoId)), isWaiting: false }
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'network') throw error
  }
  await addWaiting(workerId, { kind: 'watched', id: crypto.randomUUID(), video_id: videoId })
  return { completed: true, isWaiting: true }
}

/**
 * Reports to the server that a video was watched to its end; it accepts that only after the positions that prove it.
 */
export function useReportEnd(store: PlayingStore, { videoId, workerId, reloadVideo }: Options) {
  const t = useTexts(videoTexts)
  const client = useQueryClient()
  const { kind } = store.rendered().end

  const reportEnd = useEffectEvent(async () => {
    if (workerId === undefined) return
    try {
      const { completed, isWaiting } = await tellEnd(client, { videoId, workerId })
      store.dispatch({ type: 'end told', completed })
      // Questions may have been added in the meantime.
      if (!completed && !isWaiting) reloadVideo()
    } catch (error) {
      store.dispatch({ type: 'end not told', text: error instanceof RequestError ? error.message : t('broken') })
      // The page says whom to ask, once it knows that the video is locked.
      if (error instanceof RequestError && error.code === 'locked') reloadVideo()
    }
  })
  useEffect(() => {
    if (kind === 'telling') reportEnd()
  }, [kind])

  useEffect(() => {
    const online = () => store.getState().end.kind === 'problem' && store.dispatch({ type: 'end to be told' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [store])
}
