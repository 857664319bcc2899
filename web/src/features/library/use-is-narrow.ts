import { useSyncExternalStore } from 'react'

/** Specification, section 9: a phone is 450 px wide or less. */
const narrow = globalThis.matchMedia?.('(max-width: 450px)')

function subscribe(changed: () => void) {
  narrow?.addEventListener('change', changed)
  return () => narrow?.removeEventListener('change', changed)
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => narrow?.matches ?? false,
    () => false,
  )
}
