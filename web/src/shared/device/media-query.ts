import { useSyncExternalStore } from 'react'

/**
 * A hook that returns whether the screen matches a media query, as it changes; undefined without a screen, as while a
 * page is prerendered.
 */
export function mediaQuery(query: string): () => boolean | undefined {
  const list = globalThis.matchMedia?.(query)
  const subscribe = (changed: () => void) => {
    list?.addEventListener('change', changed)
    return () => list?.removeEventListener('change', changed)
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => list?.matches,
      () => undefined,
    )
}
