import { useSyncExternalStore } from 'react'

/** Opens the search; undefined until its dialog is there. */
let opener: (() => void) | undefined
const listeners = new Set<() => void>()

export function openSearch() {
  opener?.()
}

/** Sets how the search is opened, until the returned function is called. */
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
