import { useSyncExternalStore } from 'react'

/**
 * A hook that returns whether the screen matches a media query, as it changes; undefined without a screen, as while a
 * page is prerendered.
 */
export function mediaQuery(query: string): () => boolean | undefined {
  const list = globalThis.matchMedia?.(query)
  const subscribe = (onChange: () => void) => {
    list?.addEventListener('change', onChange)
    return () => list?.removeEventListener('change', onChange)
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => list?.matches,
      () => undefined,
    )
}
