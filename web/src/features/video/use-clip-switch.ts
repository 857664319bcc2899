import type { Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/video.api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Clip } from './clips'
import { type Media, playOn, whenReady } from './media/media'
import { addressIn, type Quality } from './quality'
import { samePlace } from './subtitles/cues'
import { cuesQuery } from './video.queries'
import type { WatchLimit } from './watching/use-watch-limit'

type Options = {
  media: Media | null
  clips: Record<Language, Clip | null>
  clip: Clip | null
  video: Video
  limit: WatchLimit
  /** Where the clip is played from: it changes with the language and with the quality. */
  address: string | undefined
  /** Where the clip was, should it have failed meanwhile. */
  placeBefore: () => number
  /** Told where the next clip goes on. */
  onPlace: (time: number) => void
  onVoice: (language: Language) => void
  onQuality: (quality: Quality) => void
}

/** Changes voice or quality: the clip in another language goes on where the first one says the same. */
export function useClipSwitch(options: Options) {
  const { media, clips, clip, video, limit, address, placeBefore, onPlace, onVoice, onQuality } = options
  const client = useQueryClient()
  const next = useRef<{ time: number; isPlaying: boolean } | null>(null)

  useEffect(() => {
    const goOn = next.current
    // A host's player is built anew for another clip: the one that leaves is still known here, and is not meant.
    if (!media?.isConnected || !goOn) return
    return whenReady(media, () => {
      next.current = null
      media.currentTime = goOn.time
      if (goOn.isPlaying) playOn(media)
    })
  }, [media, address])

  function goOnAt(time: number, isPlaying: boolean) {
    next.current = { time, isPlaying }
    onPlace(time)
  }

  async function chooseVoice(language: Language) {
    const chosen = clips[language]
    if (!chosen || !clip || chosen === clip) return
    const here = media?.currentTime || placeBefore()
    if (here > 0) {
      const isPlaying = media?.paused !== true
      const [from, to] = await Promise.all(
        [clip, chosen].map((one) => client.fetchQuery(cuesQuery(video, one.language)).catch(() => [])),
      )
      const durations = { fromDuration: media?.duration || clip.duration, toDuration: chosen.duration }
      const time = samePlace(here, { from: from ?? [], to: to ?? [], ...durations })
      // What she has heard in one language she may hear in the other.
      if (chosen.duration > 0) limit.raise(Math.min(time / chosen.duration, limit.fraction + 0.1))
      goOnAt(time, isPlaying)
    }
    onVoice(language)
  }

  function chooseQuality(quality: Quality) {
    const isOther = clip !== null && addressIn(clip, quality) !== address
    if (media && isOther && media.currentTime > 0) goOnAt(media.currentTime, !media.paused)
    onQuality(quality)
  }

  return { chooseVoice, chooseQuality }
}
