import { afterEvent, type PlaybackState, type PlayingEvent } from './playing'

/** Rounds down to the finest step that the seek bar shows. */
export const inSteps = (fraction: number) => Math.floor(fraction * 200) / 200

const quiet = new Set<keyof PlaybackState>(['place', 'furthest', 'looked'])

/** While a clip plays, its position changes four times a second: that alone must not render the page again. */
function looksTheSame(one: PlaybackState, other: PlaybackState): boolean {
  const names = Object.keys(one) as (keyof PlaybackState)[]
  const differing = names.filter((name) => !quiet.has(name) && one[name] !== other[name])
  return differing.length === 0 && inSteps(one.furthest) === inSteps(other.furthest)
}

/** Holds the state of one player: `now` is exact, `shown` is the state that the page renders. */
export function playingStore(first: PlaybackState) {
  let state = first
  let shown = first
  const listeners = new Set<() => void>()
  return {
    now: () => state,
    shown: () => shown,
    tell(event: PlayingEvent) {
      state = afterEvent(state, event)
      if (looksTheSame(shown, state)) return
      shown = state
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type PlayingStore = ReturnType<typeof playingStore>
