import { type Language, languages } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { isWatchedToEnd } from '@kasama/contract/learning/video/video.rules'
import { clipsOf, durationIn } from '../versions/clips'
import type { Quality } from '../versions/quality'
import { clipOf, type PlaybackState } from './playing'

type Viewer = {
  reader: Language
  /** The language in the URL. */
  urlLanguage: Language | undefined
  /** Whether seeking ahead of the watched part is refused. */
  isLimited: boolean
  prefersVimeo: boolean
  /** The second in the URL. */
  from?: number | undefined
  quality: Quality
  /** Whether a worker wants subtitles; others get them where they help. */
  wantsSubtitles?: boolean | undefined
}

/**
 * The first state of a video: in the voice of the address, or that of last time, else in her own language if it has a
 * clip. A phone without internet may have another one alone.
 */
export function firstPlaying(
  video: Video,
  { reader, urlLanguage, isLimited, prefersVimeo, from = 0, quality, wantsSubtitles }: Viewer,
): PlaybackState {
  const clips = clipsOf(video, prefersVimeo)
  const voiceLanguage = urlLanguage ?? video.watch?.language_code ?? reader
  const clip = clips[voiceLanguage] ?? languages.map((language) => clips[language]).find((one) => one !== null)
  const state: PlaybackState = {
    clips,
    voice: clip?.language ?? 'eng',
    subtitleChoice: { language: 'eng', isShown: false },
    quality,
    phase: 'poster',
    wasPaused: false,
    isWatched: false,
    position: 0,
    furthest: isLimited && !video.is_completed ? (video.watch?.furthest ?? 0) : 1,
    previewed: null,
    goal: null,
    trouble: null,
    renewal: 'possible',
    loads: 0,
    end: { kind: 'open' },
  }
  const seconds = clipOf(state)?.duration ?? video.duration
  return {
    ...state,
    subtitleChoice: subtitleChoiceIn(video, state, { reader: urlLanguage ?? reader, wantsSubtitles }),
    previewed: seconds > 0 && from > state.furthest * seconds ? Math.min(from / seconds, 1) : null,
    isWatched: video.is_completed || isWatchedToEnd(video.watch?.furthest ?? 0, seconds),
  }
}

type SubtitlePreferences = Pick<Viewer, 'reader' | 'wantsSubtitles'>

/** Subtitles in her language: a worker's are on until she switches them off, other readers' if they help. */
export function subtitleChoiceIn(
  video: Video,
  state: PlaybackState,
  { reader, wantsSubtitles }: SubtitlePreferences,
): PlaybackState['subtitleChoice'] {
  const written = subtitleLanguages(video)
  const language = written.includes(reader) ? reader : (written[0] ?? 'eng')
  return { language, isShown: written.includes(reader) && (wantsSubtitles ?? doSubtitlesHelp(video, state, reader)) }
}

/** Subtitles are needed if neither the voice nor the slides are in her language. */
function doSubtitlesHelp(video: Video, state: PlaybackState, reader: Language): boolean {
  const clip = clipOf(state)
  const isHeard = reader === 'eng' && clip?.narration === 'eng'
  const isOnSlides = video.slides_show_text && clip?.language === reader
  return !isHeard && !isOnSlides
}

/** The languages of a video's subtitles. */
export const subtitleLanguages = ({ subtitles }: Video): Language[] =>
  languages.filter((code) => subtitles.some((file) => file.language_code === code))

/**
 * The second in the URL, otherwise her last position, in the chosen clip; 0 if the latter is within 5 seconds of an
 * end.
 */
export function resumePoint(video: Video, state: PlaybackState, from?: number): number {
  const { watch } = video
  const clip = clipOf(state)
  if (clip && from !== undefined && from > 0 && from < clip.duration) return from
  if (!watch || !clip) return 0
  const isSame = watch.language_code === clip.language
  const position = isSame ? watch.position : (watch.position / durationIn(video, watch.language_code)) * clip.duration
  return position >= 5 && position <= clip.duration - 5 ? position : 0
}
