import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { markWatched } from '../video.queries'
import { videoTexts } from '../video.texts'
import { sendWaiting } from '../watching/send-waiting'
import type { PlayingStore } from './playing-store'

type Options = { videoId: number; workerId: number | undefined; reloadVideo: () => unknown }

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
      await sendWaiting(workerId)
      const { completed } = await markWatched(client, videoId)
      store.dispatch({ type: 'end told', completed })
      // Questions may have been added in the meantime.
      if (!completed) reloadVideo()
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
    const online = () => store.now().end.kind === 'problem' && store.dispatch({ type: 'end to be told' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [store])
}
