import { useSyncExternalStore } from 'react'

/** What opens the search over everything; there is none until a surface for it is shown. */
let opener: (() => void) | undefined
const listeners = new Set<() => void>()

export function openSearch() {
  opener?.()
}

/** The search's surface says how it is opened, for as long as it is there. */
export function offerSearch(open: () => void) {
  opener = open
  for (const listener of listeners) listener()
  return () => {
    opener = undefined
    for (const listener of listeners) listener()
  }
}

export const useHasSearch = () => useSyncExternalStore(subscribe, () => opener !== undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
