import { type Language, languages } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { useState, useSyncExternalStore } from 'react'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { type Media, playOn } from './media/media'
import { hosts } from './media/media-view'
import { firstPlaying, resumePoint, subtitleLanguages } from './playing/first-playing'
import { clipOf, clipSource, type PlaybackState, seekableFraction, troubleOf } from './playing/playing'
import { inSteps, playingStore } from './playing/playing-store'
import { useMediaEvents } from './playing/use-media-events'
import { usePlaybackChoices } from './playing/use-playback-choices'
import { useRenewal } from './playing/use-renewal'
import { useReportEnd } from './playing/use-report-end'
import { useReports } from './playing/use-reports'
import { useSeekToGoal } from './playing/use-seek-to-goal'
import { allowedTime } from './playing/watch-limit'
import { type Quality, qualitiesOf, storedQuality, storeQuality } from './versions/quality'
import { areSubtitlesOn } from './versions/subtitles-wanted'
import { videoTexts } from './video.texts'

export type Player = ReturnType<typeof usePlayer>

type Options = {
  video: Video
  /** The worker whose watching is reported. */
  workerId: number | undefined
  /** Whether seeking ahead of the watched part is refused. */
  isLimited: boolean
  /** Whether the video is requested as a guest's. */
  isPublic: boolean
  prefersVimeo: boolean
  /** The language in the URL. */
  urlLanguage: Language | undefined
  /** The second in the URL. */
  from: number | undefined
  reloadVideo: () => unknown
}

/** Plays one video; keyed by it, so that each video starts with a new state. States and events: `playing.ts`. */
export function usePlayer({
  video,
  workerId,
  isLimited,
  isPublic,
  prefersVimeo,
  urlLanguage,
  from,
  reloadVideo,
}: Options) {
  const reader = useLanguage()
  const [store] = useState(() =>
    playingStore(
      firstPlaying(video, {
        reader,
        urlLanguage,
        isLimited,
        prefersVimeo,
        from,
        quality: storedQuality(),
        wantsSubtitles: workerId === undefined ? undefined : areSubtitlesOn(),
      }),
    ),
  )
  const state = useSyncExternalStore(store.subscribe, store.rendered, store.rendered)
  const [media, setMedia] = useState<Media | null>(null)
  const clip = clipOf(state)
  useMediaEvents(media, store, { isLimited: isLimited && clip !== null && hosts[clip.host].canHold })
  const refuse = useRenewal(media, store, { video, isPublic, prefersVimeo })
  useReports(media, store, { video, userId: workerId, onRefused: refuse })
  useReportEnd(store, { videoId: video.id, workerId, reloadVideo })
  useSeekToGoal(media, store)
  const choices = usePlaybackChoices(media, store, video, workerId !== undefined)

  return {
    video,
    media,
    setMedia,
    ...renderedValues(video, state, from),
    ...choices,
    chooseQuality(quality: Quality) {
      storeQuality(quality)
      choices.chooseQuality(quality)
    },
    /** Error message in the reader's language if the clip cannot be played. */
    failure: usePlaybackError(video, state),
    onBroken: () => store.dispatch({ type: 'media failed', isPaused: media?.paused ?? false }),
    tryAgain: () => store.dispatch({ type: 'try again pressed' }),
    finish: () => store.dispatch({ type: 'last question answered' }),
    tellEnd: () => store.dispatch({ type: 'end to be told' }),
    seek(time: number) {
      if (media)
        media.currentTime = allowedTime(time, seekableFraction(store.getState()) * media.duration, media.duration)
    },
    /** Plays the media at once, while the browser still counts the press; it seeks once the length is known. */
    playFrom(time: number) {
      store.dispatch({ type: 'play pressed', time })
      if (media) playOn(media)
    },
  }
}

/** The values that the page renders. */
function renderedValues(video: Video, state: PlaybackState, from: number | undefined) {
  const { clips, subtitleChoice, quality, phase, isWatched, furthest, end } = state
  const clip = clipOf(state)
  return {
    clip,
    source: clipSource(state),
    /** The languages with a clip of their own. */
    voices: languages.filter((language) => clips[language]?.language === language),
    clips,
    written: subtitleLanguages(video),
    subtitleChoice,
    subtitles: subtitleChoice.isShown ? subtitleChoice.language : null,
    quality,
    qualities: qualitiesOf(clip),
    furthest: inSteps(furthest),
    isStarted: phase !== 'poster',
    isOver: phase === 'over',
    isWatched,
    end,
    /** The second offered to resume from; 0 if she starts at the beginning. */
    resumeAt: resumePoint(video, state, from),
  }
}

function usePlaybackError(video: Video, state: PlaybackState): string | null {
  const t = useTexts(videoTexts)
  const trouble = troubleOf(state)
  // A missing clip of this server has nothing to do with the reader's country.
  if (clipOf(state) === null) return t(video.video_host === 'file' ? 'broken' : 'blocked')
  if (trouble === null) return null
  return trouble.kind === 'refused' ? trouble.text : t(trouble.kind)
}
