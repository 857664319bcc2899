import { afterEvent, type PlaybackState, type PlayingEvent } from './playing'

/** Rounds down to the finest step that the seek bar shows. */
export const inSteps = (fraction: number) => Math.floor(fraction * 200) / 200

const unrenderedFields = new Set<keyof PlaybackState>(['position', 'furthest', 'previewed'])

/** While a clip plays, its position changes four times a second: that alone must not render the page again. */
function isRenderedSame(a: PlaybackState, b: PlaybackState): boolean {
  const names = Object.keys(a) as (keyof PlaybackState)[]
  const changedFields = names.filter((name) => !unrenderedFields.has(name) && a[name] !== b[name])
  return changedFields.length === 0 && inSteps(a.furthest) === inSteps(b.furthest)
}

/** Holds the state of one player: `now` is exact, `rendered` is the state that the page renders. */
export function playingStore(first: PlaybackState) {
  let state = first
  let rendered = first
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    rendered: () => rendered,
    dispatch(event: PlayingEvent) {
      state = afterEvent(state, event)
      if (isRenderedSame(rendered, state)) return
      rendered = state
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
