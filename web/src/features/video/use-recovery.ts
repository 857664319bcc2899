import type { Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/video.api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RequestError } from '../../shared/api/request-error'
import { useTexts } from '../../shared/i18n/use-texts'
import { type Clip, clipsOf } from './clips'
import { type Media, playOn, whenReady } from './media/media'
import { videoQuery } from './video.queries'
import { videoTexts } from './video.texts'

type Options = {
  media: Media | null
  clip: Clip | null
  video: Video
  isPublic: boolean
  prefersVimeo: boolean
  onClips: (clips: Record<Language, Clip | null>) => void
  /** Plays on where a host's player, which is built anew, had come to. */
  onAgain: (time: number) => void
}

/** An address of a clip holds for some hours: when it is gone, the video is asked for once more and goes on there. */
export function useRecovery(options: Options) {
  const { media, clip, video, isPublic, prefersVimeo, onClips, onAgain } = options
  const t = useTexts(videoTexts)
  const client = useQueryClient()
  const tries = useRef(0)
  const lastTime = useLastTime(media, tries)
  const [failure, setFailure] = useState<string | null>(null)

  function fail(error: unknown) {
    media?.pause()
    if (!(error instanceof RequestError)) setFailure(t('broken'))
    else setFailure(error.code === 'not_found' ? t('notFound') : error.message)
  }

  async function fetchAnew() {
    tries.current += 1
    const time = lastTime.current
    try {
      const anew = await client.fetchQuery({ ...videoQuery(video.id, isPublic), staleTime: 0 })
      const clips = clipsOf(anew, prefersVimeo)
      setFailure(null)
      if (media) whenReloaded(media, time)
      else onAgain(time)
      if (clip && clips[clip.language]?.address === clip.address) media?.load()
      onClips(clips)
    } catch (error) {
      fail(error)
    }
  }

  function onBroken() {
    if (clip?.host !== 'file') setFailure(t('blocked'))
    else if (tries.current === 0) fetchAnew()
    else setFailure(t('broken'))
  }

  const onLine = useEffectEvent(() => {
    if (failure !== null) fetchAnew()
  })
  useEffect(() => {
    const listener = () => onLine()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])

  return { failure: clip === null ? t('blocked') : failure, fail, onBroken, tryAgain: fetchAnew }
}

function whenReloaded(media: Media, time: number) {
  const goOn = () =>
    whenReady(media, () => {
      media.currentTime = time
      if (time > 0) playOn(media)
    })
  media.addEventListener('loadstart', goOn, { once: true })
}

/** Where playing stopped, for a clip that fails forgets it; playing well again allows another try later. */
function useLastTime(media: Media | null, tries: { current: number }) {
  const lastTime = useRef(0)
  useEffect(() => {
    if (!media) return
    function remember() {
      if (!media || media.currentTime === 0) return
      lastTime.current = media.currentTime
      tries.current = 0
    }
    media.addEventListener('timeupdate', remember)
    return () => media.removeEventListener('timeupdate', remember)
  }, [media, tries])
  return lastTime
}
