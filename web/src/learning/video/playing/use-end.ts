import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { markWatched } from '../video.queries'
import { videoTexts } from '../video.texts'
import { sendWaiting } from '../watching/send-waiting'
import type { PlayingStore } from './playing-store'

type Options = { videoId: number; workerId: number | undefined; askAnew: () => unknown }

/**
 * Reports to the server that a video was watched to its end; it accepts that only after the positions that prove it.
 */
export function useEnd(store: PlayingStore, { videoId, workerId, askAnew }: Options) {
  const t = useTexts(videoTexts)
  const client = useQueryClient()
  const { kind } = store.shown().end

  const tellServer = useEffectEvent(async () => {
    if (workerId === undefined) return
    try {
      await sendWaiting(workerId)
      const { completed } = await markWatched(client, videoId)
      store.tell({ type: 'end told', completed })
      // Questions may have been added in the meantime.
      if (!completed) askAnew()
    } catch (error) {
      store.tell({ type: 'end not told', text: error instanceof RequestError ? error.message : t('broken') })
      // The page says whom to ask, once it knows that the video is locked.
      if (error instanceof RequestError && error.code === 'locked') askAnew()
    }
  })
  useEffect(() => {
    if (kind === 'telling') tellServer()
  }, [kind])

  useEffect(() => {
    const online = () => store.now().end.kind === 'problem' && store.tell({ type: 'end to be told' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [store])
}
