import type { Video } from '@kasama/contract/learning/video/video.api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import type { Media } from '../media/media'
import { useReloadVideo } from '../use-reload-video'
import { clipsOf } from '../versions/clips'
import { videoQuery } from '../video.queries'
import { troubleOf } from './playing'
import type { PlayingStore } from './playing-store'

type Options = { video: Video; isPublic: boolean; prefersVimeo: boolean }

/** Requests the video again if its addresses have expired, she tries again, or the connection is back. */
export function useRenewal(media: Media | null, store: PlayingStore, { video, isPublic, prefersVimeo }: Options) {
  const client = useQueryClient()
  const reloadVideo = useReloadVideo(video.id, isPublic)
  const { renewal } = store.rendered()

  function refuse(error: unknown) {
    media?.pause()
    const isShownByPage = error instanceof RequestError && (error.code === 'not_found' || error.code === 'locked')
    if (!isShownByPage)
      return store.dispatch({ type: 'refused', text: error instanceof RequestError ? error.message : null })
    // The page shows the error, once it knows that the video is gone, or that it is locked and whom to ask.
    store.dispatch({ type: 'renewal answered without clips' })
    return reloadVideo()
  }

  const ask = useEffectEvent(async () => {
    try {
      const renewedVideo = await client.fetchQuery({ ...videoQuery(video.id, isPublic), staleTime: 0 })
      store.dispatch({ type: 'clips renewed', clips: clipsOf(renewedVideo, prefersVimeo) })
    } catch (error) {
      refuse(error)
    }
  })
  useEffect(() => {
    if (renewal === 'asking') ask()
  }, [renewal])

  useEffect(() => {
    const online = () => troubleOf(store.getState()) && store.dispatch({ type: 'line came back' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [store])

  return refuse
}
