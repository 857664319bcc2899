import { byLanguage, type Language } from '@kasama/contract/language'
import { expect, test } from 'vitest'
import type { Clip } from '../versions/clips'
import {
  afterEvent,
  type Clips,
  clipOf,
  clipSource,
  isPreviewed,
  type PlaybackState,
  type PlayingEvent,
  seekableFraction,
  troubleOf,
} from './playing'
import { playingStore } from './playing-store'

const clip = (language: Language, more: Partial<Clip> = {}): Clip => ({
  host: 'file',
  source: `/${language}.mp4`,
  language,
  narration: language,
  duration: 100,
  ...more,
})
const clips: Clips = {
  ...byLanguage(() => null),
  eng: clip('eng', { low: '/eng.low.mp4' }),
  phi: clip('phi', { host: 'vimeo', source: '77' }),
  mya: clip('mya', { duration: 200 }),
}
const opened: PlaybackState = {
  clips,
  voice: 'eng',
  subtitleChoice: { language: 'eng', isShown: false },
  quality: 'sharp',
  phase: 'poster',
  wasPaused: false,
  isWatched: false,
  position: 0,
  furthest: 0,
  previewed: null,
  goal: null,
  trouble: null,
  renewal: 'possible',
  loads: 0,
  end: { kind: 'open' },
}
const after = (state: PlaybackState, ...events: PlayingEvent[]) => events.reduce(afterEvent, state)

const play = (time = 0): PlayingEvent => ({ type: 'play pressed', time })
const moved = (time: number, more: Partial<Extract<PlayingEvent, { type: 'time moved' }>> = {}): PlayingEvent => {
  return { type: 'time moved', time, duration: 100, rate: 1, secondsSince: 0.25, isSeeking: false, ...more }
}
const failed: PlayingEvent = { type: 'media failed', isPaused: false }
const failedPaused: PlayingEvent = { type: 'media failed', isPaused: true }
const reconnected: PlayingEvent = { type: 'line came back' }
const retry: PlayingEvent = { type: 'try again pressed' }
const renewed: PlayingEvent = {
  type: 'clips renewed',
  clips: { ...clips, eng: clip('eng', { source: '/eng.mp4?2' }) },
}
const voice = (language: Language, time: number | null, isPlaying = true): PlayingEvent => {
  return { type: 'voice chosen', language, at: time === null ? null : { time, isPlaying } }
}

/** The state after playing up to a second of the clip. */
const playingAt = (time: number, state = opened) => {
  const started = after(state, play())
  return after({ ...started, goal: null }, moved(time, { secondsSince: time }))
}

test('play seeks to its goal, which is reached once', () => {
  const started = after(opened, play(12))
  expect(started).toMatchObject({ phase: 'playing', goal: { time: 12, isPlaying: true } })
  expect(after(started, { type: 'goal reached', goal: { time: 12, isPlaying: true } })).toBe(started)
  expect(after(started, { type: 'goal reached', goal: started.goal ?? { time: 0, isPlaying: false } }).goal).toBeNull()
})

test('a clip that failed while she had paused it stays paused when the connection is back, and plays when she wants it', () => {
  const refused = after(playingAt(40), failedPaused, { type: 'refused', text: null }, failedPaused)
  expect(after(refused, reconnected, renewed).goal).toMatchObject({ time: 40, isPlaying: false })
  expect(after(refused, retry, renewed).goal).toMatchObject({ time: 40, isPlaying: true })
  // The page pauses a clip that has failed during play.
  const playing = after(playingAt(40), failed, { type: 'refused', text: null }, failedPaused)
  expect(after(playing, reconnected, renewed).goal).toMatchObject({ time: 40, isPlaying: true })
})

test('playing moves the furthest point on; jumping ahead, seeking and going back do not', () => {
  const state = playingAt(10)
  expect(state.furthest).toBeCloseTo(0.1)
  expect(after(state, moved(60)).furthest).toBeCloseTo(0.1)
  expect(after(state, moved(11, { isSeeking: true })).furthest).toBeCloseTo(0.1)
  expect(after(state, moved(3)).furthest).toBeCloseTo(0.1)
  expect(after(state, moved(12, { rate: 2, secondsSince: 1 })).furthest).toBeCloseTo(0.12)
  expect(after(state, moved(11, { duration: Number.NaN })).furthest).toBeCloseTo(0.1)
})
test('a point proved by the server raises the furthest point and never lowers it', () => {
  expect(after(opened, { type: 'furthest proved', furthest: 0.5 }, { type: 'furthest proved', furthest: 0.2 })).toEqual(
    {
      ...opened,
      furthest: 0.5,
    },
  )
})

test('the end brings the questions forward, and stays reached while she watches again', () => {
  const over = after(playingAt(99), { type: 'end reached' })
  expect(over).toMatchObject({ phase: 'over', isWatched: true, end: { kind: 'open' } })
  expect(after(over, play())).toMatchObject({ phase: 'playing', isWatched: true })
})
test('the last question answered brings the praise forward', () => {
  expect(after(opened, { type: 'last question answered' }).phase).toBe('over')
})

test('renews an expired URL and continues at the same position, which the media lost', () => {
  const broken = after(playingAt(12), moved(0), failed)
  expect([broken.renewal, troubleOf(broken)]).toEqual(['asking', null])
  const anew = after(broken, renewed)
  expect(anew).toMatchObject({ goal: { time: 12, isPlaying: true }, loads: 1, renewal: 'tried' })
  expect(clipSource(anew)).toBe('/eng.mp4?2')
})
test('a clip that fails before it was started is renewed, and does not start by itself', () => {
  expect(after(opened, failed, renewed).goal).toEqual({ time: 0, isPlaying: false })
})
test('a second failure while the first is being asked about is the same failure', () => {
  const broken = after(playingAt(12), failed)
  expect(after(broken, failed)).toBe(broken)
})
test('a clip that fails again at once is broken; one that played in between is renewed once more', () => {
  const anew = after(playingAt(12), failed, renewed)
  expect(troubleOf(after(anew, failed))).toEqual({ kind: 'broken', language: 'eng' })
  const reached: PlayingEvent = { type: 'goal reached', goal: anew.goal ?? { time: 0, isPlaying: true } }
  expect(after(anew, reached, moved(14), failed).renewal).toBe('asking')
})
test('a host that cannot be reached is blocked, not renewed; another try begins where she was', () => {
  const atHost = after(playingAt(12, { ...opened, voice: 'phi' }), failed)
  expect(troubleOf(atHost)).toEqual({ kind: 'blocked', language: 'phi' })
  const retried = after(atHost, retry)
  expect(retried.renewal).toBe('asking')
  expect(after(retried, renewed)).toMatchObject({ trouble: null, goal: { time: 12, isPlaying: true } })
})
test('a host that fails before its player is there begins where play was pressed', () => {
  expect(after({ ...opened, voice: 'phi' }, play(30), failed, retry, renewed).goal?.time).toBe(30)
})
test('a problem of one voice does not apply to another', () => {
  const atHost = after({ ...opened, voice: 'phi' }, play(), failed)
  const english = after(atHost, voice('eng', null))
  expect([troubleOf(english), clipOf(english)?.source]).toEqual([null, '/eng.mp4'])
  expect(troubleOf(after(english, voice('phi', null)))).not.toBeNull()
})
test("shows a refusal with the server's text, or as broken; a retry clears it", () => {
  const refused = after(playingAt(12), { type: 'refused', text: 'Network lost.' })
  expect(troubleOf(refused)).toMatchObject({ kind: 'refused', text: 'Network lost.' })
  expect(troubleOf(after(opened, { type: 'refused', text: null }))).toMatchObject({ kind: 'broken' })
  expect(after(refused, retry, renewed).trouble).toBeNull()
})
test('leaves a removed video to the page', () => {
  const broken = after(playingAt(12), failed, { type: 'renewal answered without clips' })
  expect([broken.renewal, troubleOf(broken)]).toEqual(['tried', null])
})

test('another voice continues at the same position, and opens only the heard part', () => {
  const state = after(playingAt(50), voice('mya', 110))
  expect(state).toMatchObject({ voice: 'mya', goal: { time: 110, isPlaying: true }, position: 110 })
  expect(state.furthest).toBeCloseTo(0.55)
  expect(after(playingAt(10), voice('mya', 190)).furthest).toBeCloseTo(0.2)
})
test('another voice before the start sets no goal', () => {
  expect(after(opened, voice('mya', null))).toEqual({ ...opened, voice: 'mya' })
})
test('the replaced clip passes on neither its position nor its expired URL', () => {
  const switched = after(playingAt(50), voice('mya', 100), moved(51), moved(0))
  expect(switched).toMatchObject({ position: 100, goal: { time: 100 } })
  expect(after(switched, failed, renewed).goal).toEqual({ time: 100, isPlaying: true })
})
test('a voice that was changed while paused stays paused, also when its address had ended', () => {
  expect(after(playingAt(50), voice('mya', 100, false), failed, renewed).goal?.isPlaying).toBe(false)
})
test('a language without a clip plays the English one', () => {
  expect(clipOf(after(opened, voice('ind', null)))?.language).toBe('eng')
})

test('another quality goes on at once; where the clip is the same, nothing moves', () => {
  const at = { time: 12, isPlaying: true }
  const low = after(playingAt(12), { type: 'quality chosen', quality: 'low', at })
  expect([low.goal, clipSource(low)]).toEqual([at, '/eng.low.mp4'])
  expect(
    after(low, { type: 'goal reached', goal: at }, { type: 'quality chosen', quality: 'audio', at }).goal,
  ).toBeNull()
})

test('reporting the end: done, still open, or a problem with a retry', () => {
  const telling = after(playingAt(99), { type: 'end reached' }, { type: 'end to be told' })
  expect(telling.end.kind).toBe('telling')
  expect(after(telling, { type: 'end told', completed: true }).end.kind).toBe('done')
  expect(after(telling, { type: 'end told', completed: false }).end.kind).toBe('open')
  const untold = after(telling, { type: 'end not told', text: 'Network lost.' })
  expect(untold.end).toEqual({ kind: 'problem', text: 'Network lost.' })
  expect(after(untold, { type: 'end to be told' }).end.kind).toBe('telling')
})

test('the page is not rendered again while a clip plays', () => {
  const store = playingStore(playingAt(10))
  let drawn = 0
  store.subscribe(() => {
    drawn += 1
  })
  store.dispatch(moved(10.25))
  expect([drawn, store.getState().position, store.rendered().position]).toEqual([0, 10.25, 10])
  store.dispatch(moved(10.75))
  expect(drawn).toBe(1)
})

test('a preview from the second of the URL counts for nothing, and its end opens no questions', () => {
  const started = after({ ...opened, previewed: 0.5 }, play(50))
  const looking = after({ ...started, goal: null }, moved(50.5), moved(51, { secondsSince: 0.5 }))
  expect(looking).toMatchObject({ furthest: 0, previewed: 0.51 })
  expect([seekableFraction(looking), isPreviewed(looking, 51), isPreviewed(looking, 0.2)]).toEqual([0.51, true, false])
  expect(after(looking, moved(90))).toMatchObject({ furthest: 0, previewed: 0.51 })
  expect(after(looking, voice('mya', 51))).toMatchObject({ furthest: 0, previewed: 0.51, goal: { time: 51 } })
  expect(after(looking, { type: 'end reached' })).toMatchObject({ phase: 'playing', isWatched: false })
  const seen = after({ ...looking, furthest: 0.97 }, { type: 'end reached' })
  expect(seen).toMatchObject({ phase: 'over', isWatched: true })
})
