import { useSyncExternalStore } from 'react'

/** Specification, section 9: a phone is 450 px wide or less. */
const phone = globalThis.matchMedia?.('(max-width: 450px)')

function subscribe(changed: () => void) {
  phone?.addEventListener('change', changed)
  return () => phone?.removeEventListener('change', changed)
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => phone?.matches ?? false,
    () => false,
  )
}
