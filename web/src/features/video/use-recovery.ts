import type { Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/video.api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { RequestError } from '../../shared/api/request-error'
import { useTexts } from '../../shared/i18n/use-texts'
import { type Clip, clipsOf } from './clips'
import { type Media, playOn, whenReady } from './media/media'
import { useAskAnew } from './use-ask-anew'
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

/** Where a clip of this server goes on once it is loaded anew, and what failed: its address, and the media if it was known. */
type Renewal = { time: number; address: string; media: Media | null }

/** An address of a clip holds for some hours: when it is gone, the video is asked for once more and goes on there. */
export function useRecovery(options: Options) {
  const { media, clip, video, isPublic, prefersVimeo, onClips, onAgain } = options
  const t = useTexts(videoTexts)
  const client = useQueryClient()
  const askAnew = useAskAnew(video.id, isPublic)
  const tries = useRef(0)
  const isAsking = useRef(false)
  const renewal = useRef<Renewal | null>(null)
  const lastTime = useLastTime(media, tries)
  const [failure, setFailure] = useFailure(clip)

  function fail(error: unknown) {
    media?.pause()
    if (!(error instanceof RequestError)) setFailure(t('broken'))
    // The page says it, once it knows that the video is gone, or that it is locked and whom to ask.
    else if (error.code === 'not_found' || error.code === 'locked') askAnew()
    else setFailure(error.message)
  }

  async function fetchAnew() {
    tries.current += 1
    isAsking.current = true
    const time = lastTime.current
    try {
      const anew = await client.fetchQuery({ ...videoQuery(video.id, isPublic), staleTime: 0 })
      const clips = clipsOf(anew, prefersVimeo)
      setFailure(null)
      if (clip?.host === 'file') renewal.current = { time, address: clip.address, media }
      else onAgain(time)
      onClips(clips)
    } catch (error) {
      fail(error)
    }
    isAsking.current = false
  }

  // A clip may fail before its media is known here, and a media with another address loads that by itself.
  useLayoutEffect(() => {
    if (!media || renewal.current === null) return
    const failed = renewal.current
    renewal.current = null
    whenReloaded(media, failed.time)
    if (clip?.address === failed.address || media !== failed.media) media.load()
  })

  function onBroken() {
    if (isAsking.current) return
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

  /** Where a clip that is just being loaded shall go on, should its address have ended too. */
  function expectAt(time: number) {
    lastTime.current = time
  }

  /** A clip of this server's own that is not there has nothing to do with the reader's country. */
  const missing = t(video.video_host === 'file' ? 'broken' : 'blocked')
  const shown = clip === null ? missing : failure
  return { failure: shown, fail, expectAt, placeBefore: () => lastTime.current, onBroken, tryAgain: fetchAnew }
}

/** Another voice may be elsewhere: what is wrong with one is not said of it. */
function useFailure(clip: Clip | null): [string | null, (text: string | null) => void] {
  const [failed, setFailed] = useState<{ text: string; language: Language | undefined } | null>(null)
  const language = clip?.language
  const failure = failed?.language === language ? (failed?.text ?? null) : null
  return [failure, (text) => setFailed(text === null ? null : { text, language })]
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
