import { useEffectEvent, useLayoutEffect } from 'react'
import { isSingleKey } from '#desk-kit/keys/list-keys.ts'
import { singleKeys } from '#desk-kit/keys/single-keys.ts'
import { spliced } from '#desk-kit/order/spliced.ts'
import type { Clip } from '../clip/use-clip'
import { type Cue, toThousandth } from '../rules/times'
import type { Cues } from '../use-cues'

/** Returns a cue that begins at a moment; if it would end before that, it keeps its length. */
export const withStart = (cue: Cue, at: number): Cue => ({
  ...cue,
  start: at,
  end: cue.end > at ? cue.end : toThousandth(at + (cue.end - cue.start)),
})
/** Returns a cue that ends at a moment; unchanged if it begins later. */
export const withEnd = (cue: Cue, at: number): Cue => (at > cue.start ? { ...cue, end: at } : cue)

/**
 * Space plays; [ and ] set the times of the current cue, as the returned functions do. The keys are off in text fields.
 */
export function useCueKeys({ clip, cues, current }: { clip: Clip; cues: Cues; current: number }) {
  function set(edge: typeof withStart) {
    const cue = cues.cues[current]
    if (cue) cues.set(spliced(cues.cues, current, 1, edge(cue, toThousandth(clip.now()))))
  }
  const marks = { begin: () => set(withStart), end: () => set(withEnd) }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event) || !singleKeys.areOn()) return
    const isButton = event.target instanceof HTMLElement && event.target.matches('button, a, summary, [role="tab"]')
    if (event.key === ' ' && !isButton) {
      event.preventDefault()
      return clip.toggle()
    }
    if (event.key !== '[' && event.key !== ']') return
    event.preventDefault()
    if (event.key === '[') marks.begin()
    else marks.end()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return marks
}
