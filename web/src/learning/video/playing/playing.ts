import type { Language } from '@kasama/contract/language'
import { isWatchedToEnd } from '@kasama/contract/learning/video/video.rules'
import type { Clip } from '../versions/clips'
import { type Quality, sourceInQuality } from '../versions/quality'
import { furthestAfterPlay, seekTolerance } from './watch-limit'

/** The clip of each language, with its latest URL. */
export type Clips = Record<Language, Clip | null>

/** Target of the media once its length is known: a second, and whether it plays from there. */
export type Goal = { time: number; isPlaying: boolean }

/** Reason why a clip does not play. It applies to the clip of one language: another may have another host. */
export type Trouble = { language: Language | undefined } & (
  | { kind: 'broken' | 'blocked' }
  | { kind: 'refused'; text: string }
)

/** State of playing one video. */
export type PlaybackState = {
  clips: Clips
  /** The language of the playing clip; the English clip plays if it has none. */
  voice: Language
  subtitleChoice: { language: Language; isShown: boolean }
  quality: Quality
  /** `over`: the end was reached, or the last question answered, until she watches again. */
  phase: 'poster' | 'playing' | 'over'
  /** Whether she had paused before the clip failed. */
  wasPaused: boolean
  /** Whether the end was reached, now or on an earlier day. */
  isWatched: boolean
  /** The last position, in seconds; a media element that fails loses its own. */
  position: number
  /** The furthest point that she may seek to, as a fraction of the clip. */
  furthest: number
  /**
   * Set if she opened the video beyond that point: the fraction reached from there, which counts for nothing; else
   * null.
   */
  previewed: number | null
  goal: Goal | null
  trouble: Trouble | null
  /** A clip with an expired URL is requested anew, once until it plays again. */
  renewal: 'possible' | 'asking' | 'tried'
  /** Number of renewals: each loads the media again. */
  loads: number
  /** Report to the server that a video without questions was watched to its end. */
  end: { kind: 'open' | 'telling' | 'done' } | { kind: 'problem'; text: string }
}

export type PlayingEvent =
  | { type: 'play pressed'; time: number }
  | { type: 'goal reached'; goal: Goal }
  | { type: 'time moved'; time: number; duration: number; rate: number; secondsSince: number; isSeeking: boolean }
  | { type: 'end reached' }
  | { type: 'last question answered' }
  | { type: 'media failed'; isPaused: boolean }
  | { type: 'try again pressed' }
  | { type: 'line came back' }
  | { type: 'clips renewed'; clips: Clips }
  | { type: 'renewal answered without clips' }
  | { type: 'refused'; text: string | null }
  | { type: 'furthest proved'; furthest: number }
  | { type: 'voice chosen'; language: Language; at: Goal | null }
  | { type: 'subtitles chosen'; subtitleChoice: PlaybackState['subtitleChoice'] }
  | { type: 'quality chosen'; quality: Quality; at: Goal | null }
  | { type: 'end to be told' }
  | { type: 'end told'; completed: boolean }
  | { type: 'end not told'; text: string }

export const clipOf = ({ clips, voice }: PlaybackState): Clip | null => clips[voice] ?? clips.eng
export const clipSource = (state: PlaybackState): string => {
  const clip = clipOf(state)
  return clip ? sourceInQuality(clip, state.quality) : ''
}
/** The fraction of the clip up to which she may seek. */
export const seekableFraction = ({ furthest, previewed }: PlaybackState): number => Math.max(furthest, previewed ?? 0)
/** Whether she only views this second, having skipped the part before it. */
export const isPreviewed = (state: PlaybackState, time: number): boolean =>
  state.previewed !== null && time > state.furthest * (clipOf(state)?.duration ?? 0) + seekTolerance
/** The trouble of the chosen clip. */
export const troubleOf = (state: PlaybackState): Trouble | null =>
  state.trouble?.language === clipOf(state)?.language ? state.trouble : null

/** Returns the state after an event. Effects do the rest: they seek the media, request clips and send reports. */
export function afterEvent(state: PlaybackState, event: PlayingEvent): PlaybackState {
  switch (event.type) {
    case 'play pressed':
      return {
        ...state,
        phase: 'playing',
        wasPaused: false,
        position: event.time,
        goal: { time: event.time, isPlaying: true },
      }
    case 'goal reached':
      return event.goal === state.goal ? { ...state, goal: null } : state
    case 'time moved':
      return afterTime(state, event)
    case 'end reached':
      return afterEnd(state)
    case 'last question answered':
      return { ...state, phase: 'over' }
    case 'media failed':
      return afterFailure(state, event.isPaused)
    case 'try again pressed':
      return { ...state, wasPaused: false, renewal: 'asking' }
    case 'line came back':
      return { ...state, renewal: 'asking' }
    case 'clips renewed':
      return afterRenewal(state, event.clips)
    case 'renewal answered without clips':
      return { ...state, renewal: 'tried' }
    case 'refused':
      return { ...state, renewal: 'tried', trouble: refusal(state, event.text) }
    case 'furthest proved':
      return { ...state, furthest: Math.max(state.furthest, Math.min(event.furthest, 1)) }
    case 'voice chosen':
      return afterVoice(state, event)
    case 'subtitles chosen':
      return { ...state, subtitleChoice: event.subtitleChoice }
    case 'quality chosen':
      return afterQuality(state, event)
    case 'end to be told':
      return { ...state, end: { kind: 'telling' } }
    case 'end told':
      return { ...state, end: { kind: event.completed ? 'done' : 'open' } }
    case 'end not told':
      return { ...state, end: { kind: 'problem', text: event.text } }
  }
}

type EventOf<T extends PlayingEvent['type']> = Extract<PlayingEvent, { type: T }>

function afterTime(
  state: PlaybackState,
  { time, duration, rate, secondsSince, isSeeking }: EventOf<'time moved'>,
): PlaybackState {
  // Until the goal is reached, the media may still be the previous one, or at second 0.
  const isSeekPending = state.goal !== null || time === 0
  const position = isSeekPending ? state.position : time
  const renewal = state.renewal === 'tried' && !isSeekPending ? 'possible' : state.renewal
  if (!(duration > 0) || isSeeking) return { ...state, position, renewal }
  const played = (before: number) => {
    const seconds = furthestAfterPlay(before * duration, { position: time, rate, secondsSince })
    return Math.max(before, Math.min(seconds / duration, 1))
  }
  const previewed = state.previewed === null ? null : played(state.previewed)
  return { ...state, position, renewal, furthest: played(state.furthest), previewed }
}

/** The end of a clip whose beginning was skipped is not the end of watching it. */
function afterEnd(state: PlaybackState): PlaybackState {
  const seconds = clipOf(state)?.duration ?? 0
  const isEndWatched = state.previewed === null || state.isWatched || isWatchedToEnd(state.furthest, seconds)
  return isEndWatched ? { ...state, phase: 'over', isWatched: true } : state
}

function afterFailure(before: PlaybackState, isPaused: boolean): PlaybackState {
  if (before.renewal === 'asking') return before
  // A clip that had failed before was paused by us.
  const state = troubleOf(before) ? before : { ...before, wasPaused: isPaused }
  const clip = clipOf(state)
  if (clip?.host !== 'file') return { ...state, trouble: { kind: 'blocked', language: clip?.language } }
  if (state.renewal === 'possible') return { ...state, renewal: 'asking' }
  return { ...state, trouble: { kind: 'broken', language: clip.language } }
}

/** Plays again only if she had pressed play; stays paused if she changed the voice while paused. */
function afterRenewal(state: PlaybackState, clips: Clips): PlaybackState {
  const goal = state.goal ?? { time: state.position, isPlaying: state.phase === 'playing' && !state.wasPaused }
  return {
    ...state,
    clips,
    wasPaused: false,
    goal: { ...goal },
    trouble: null,
    renewal: 'tried',
    loads: state.loads + 1,
  }
}

function refusal(state: PlaybackState, text: string | null): Trouble {
  const language = clipOf(state)?.language
  return text === null ? { kind: 'broken', language } : { kind: 'refused', language, text }
}

function afterVoice(state: PlaybackState, { language, at }: EventOf<'voice chosen'>): PlaybackState {
  const chosen = { ...state, voice: language }
  const duration = clipOf(chosen)?.duration ?? 0
  if (at === null) return chosen
  // The part heard in one language is open in the other, though its clips differ in length.
  const sameFraction = duration > 0 ? Math.min(at.time / duration, state.furthest + 0.1, 1) : 0
  const moved = { ...chosen, goal: at, position: at.time }
  if (state.previewed !== null)
    return { ...moved, previewed: Math.max(state.previewed, Math.min(at.time / (duration || 1), 1)) }
  return { ...moved, furthest: Math.max(state.furthest, sameFraction) }
}

function afterQuality(state: PlaybackState, { quality, at }: EventOf<'quality chosen'>): PlaybackState {
  const chosen = { ...state, quality }
  const isOther = clipSource(chosen) !== clipSource(state)
  return isOther && at !== null ? { ...chosen, goal: at, position: at.time } : chosen
}
