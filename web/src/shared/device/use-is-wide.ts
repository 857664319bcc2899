import { useSyncExternalStore } from 'react'

/** From 900 px on, one page shows what are several screens on a phone. */
const wide = globalThis.matchMedia?.('(min-width: 900px)')

function subscribe(changed: () => void) {
  wide?.addEventListener('change', changed)
  return () => wide?.removeEventListener('change', changed)
}

export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide?.matches ?? false,
    () => false,
  )
}
