import { type Language, languages } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/video.api'
import { isWatchedToEnd } from '@kasama/contract/video.rules'
import { useState } from 'react'
import { type Clip, clipsOf } from './clips'
import type { Media } from './media/media'
import { hosts } from './media/media-view'
import { addressIn, type Quality, qualitiesOf, useQuality } from './quality'
import { useClipSwitch } from './use-clip-switch'
import { useLanguageChoice } from './use-language-choice'
import { useRecovery } from './use-recovery'
import { useStart } from './use-start'
import { useReports } from './watching/use-reports'
import { useWatchLimit, type WatchLimit } from './watching/use-watch-limit'

export type Player = {
  video: Video
  clip: Clip | null
  /** Where the clip is played from, in the quality that was chosen. */
  address: string
  media: Media | null
  setMedia: (media: Media | null) => void
  limit: WatchLimit
  voices: Language[]
  chooseVoice: (language: Language) => void
  subtitles: Language | null
  chooseSubtitles: (language: Language | null) => void
  quality: Quality
  qualities: Quality[]
  chooseQuality: (quality: Quality) => void
  isStarted: boolean
  /** Seconds to offer to go on from; 0 where she starts anew. */
  resumeAt: number
  /** A message in the reader's language where the clip cannot be played. */
  failure: string | null
  onBroken: () => void
  tryAgain: () => void
  /** The end was reached, now or on an earlier day. */
  isWatched: boolean
  /** The end was reached on this visit, or its questions were answered, and she is not watching again. */
  isOver: boolean
  finish: () => void
  playFrom: (time: number) => void
}

type Options = {
  video: Video
  /** The worker whose watching is reported. */
  workerId: number | undefined
  /** No seeking ahead of what has been watched. */
  isLimited: boolean
  /** Asked for as guests ask. */
  isPublic: boolean
  prefersVimeo: boolean
  /** The language that the address asks for. */
  voice: Language | undefined
  onEnd: () => void
}

/** Everything about playing one video; keyed by the video, so that its state starts anew with the next one. */
export function usePlayer({ video, workerId, isLimited, isPublic, prefersVimeo, voice, onEnd }: Options): Player {
  const [clips, setClips] = useState(() => clipsOf(video, prefersVimeo))
  const [media, setMedia] = useState<Media | null>(null)
  const choice = useLanguageChoice(video, clips, voice)
  const clip = clips[choice.voice] ?? clips.eng
  const [quality, setQuality] = useQuality()
  const address = clip ? addressIn(clip, quality) : ''
  const [isStarted, setStarted] = useState(false)
  const [isOver, setOver] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const startAt = useStart(media)
  const limit = useWatchLimit(media, {
    isLimited,
    canHold: clip !== null && hosts[clip.host].canHold,
    initial: video.is_completed ? 1 : (video.watch?.furthest ?? 0),
  })
  const playing = { media, clip, video }
  const { fail, expectAt, placeBefore, ...recovery } = useRecovery({
    ...playing,
    isPublic,
    prefersVimeo,
    onClips: setClips,
    onAgain: startAt,
  })
  const switching = { ...playing, clips, limit, address, placeBefore, onPlace: expectAt }
  const choices = useClipSwitch({ ...switching, onVoice: choice.setVoice, onQuality: setQuality })
  useReports(media, {
    video,
    isStarted,
    language: clip?.language ?? 'eng',
    userId: workerId,
    onProved: ({ furthest }) => limit.raise(furthest),
    onRefused: fail,
    onOver() {
      setEnded(true)
      setOver(true)
    },
    onEnd,
  })
  function playFrom(time: number) {
    setOver(false)
    setStarted(true)
    startAt(time)
  }
  return {
    video,
    clip,
    address,
    media,
    setMedia,
    limit,
    voices: languages.filter((language) => clips[language]?.language === language),
    ...choices,
    subtitles: choice.subtitles,
    chooseSubtitles: choice.setSubtitles,
    quality,
    qualities: qualitiesOf(clip),
    isStarted,
    resumeAt: resumePoint(video, clips, clip),
    ...recovery,
    isWatched:
      hasEnded || video.is_completed || isWatchedToEnd(video.watch?.furthest ?? 0, clip?.duration ?? video.duration),
    isOver,
    finish: () => setOver(true),
    playFrom,
  }
}

/** Where she stopped, in the clip that is chosen. Within the first and the last seconds there is nothing to go on from. */
function resumePoint({ watch }: Video, clips: Record<Language, Clip | null>, clip: Clip | null): number {
  const before = watch && clips[watch.language_code]
  if (!before || !clip) return 0
  const position = before === clip ? watch.position : (watch.position / before.duration) * clip.duration
  return position >= 5 && position <= clip.duration - 5 ? position : 0
}
