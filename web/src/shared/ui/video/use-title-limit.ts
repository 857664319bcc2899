import { titleLimit } from '@kasama/contract/video.rules'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** How many letters of a title this screen shows. */
export function useTitleLimit(): number {
  return useSyncExternalStore(
    subscribe,
    () => titleLimit(window.innerWidth),
    () => titleLimit(),
  )
}
