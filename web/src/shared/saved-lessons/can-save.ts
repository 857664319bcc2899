import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readLessons } from './stored/lesson-store.ts'
import { savedCache } from './stored/saved-cache.ts'

let isRefused = false
const listeners = new Set<() => void>()

/** Called when the browser has refused this page a service worker. */
export function noteRefusal() {
  isRefused = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Old browsers have no service worker; private windows and settings may deny it, or the storage. */
async function canSave(): Promise<boolean> {
  try {
    await Promise.all([savedCache(), readLessons()])
    return Boolean(navigator.serviceWorker)
  } catch {
    return false
  }
}

/** Whether this browser can keep lessons; assumed until it is known. */
export function useCanSave(): boolean {
  const { data } = useQuery({ queryKey: ['can-save'], queryFn: canSave, staleTime: Number.POSITIVE_INFINITY })
  const hasRefused = useSyncExternalStore(subscribe, () => isRefused)
  return data !== false && !hasRefused
}
