import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

/** Components that replace others while the server is not reached; `pages/offline` sets them. */
export type OfflineParts = {
  /** In place of a worker's library. */
  Library: ComponentType
  /** In place of the header's link to Genie. */
  Genie: ComponentType<{ className: string | undefined }>
  /** In place of the error of a call that could not be sent; `children` are further links. */
  NeedsInternet: ComponentType<{ onRetry: () => void; children?: ReactNode }>
}

let parts: OfflineParts | undefined
const listeners = new Set<() => void>()

/** The first scripts know nothing of what these parts are: they are downloaded after the first view. */
export function setOfflineParts(next: OfflineParts | undefined) {
  parts = next
  for (const listener of listeners) listener()
}

export const areOfflinePartsShown = () => parts !== undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The parts that are shown while the server is not reached; undefined otherwise. */
export const useOfflineParts = () => useSyncExternalStore(subscribe, () => parts)
