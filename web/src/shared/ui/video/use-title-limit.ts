import { titleLimit } from '@kasama/contract/video.rules'
import { useSyncExternalStore } from 'react'

/** Specification, section 9. A media query, because reading `innerWidth` would force a layout. */
const narrow = globalThis.matchMedia?.('(max-width: 1200px)')

function subscribe(listener: () => void) {
  narrow?.addEventListener('change', listener)
  return () => narrow?.removeEventListener('change', listener)
}

/** How many letters of a title this screen shows. */
export function useTitleLimit(): number {
  return useSyncExternalStore(
    subscribe,
    () => titleLimit(narrow?.matches === false),
    () => titleLimit(),
  )
}
