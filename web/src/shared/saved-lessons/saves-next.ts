import { useSyncExternalStore } from 'react'

const storageKey = 'saves_next'
const listeners = new Set<() => void>()
let isOn: boolean | undefined

/** Whether the next three lessons of her list are saved on Wi-Fi; no, until she turns it on, on this phone. */
export const savesNext = () => (isOn ??= readSwitch())

function readSwitch(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

export function setSavesNext(next: boolean) {
  isOn = next
  try {
    if (next) localStorage.setItem(storageKey, 'on')
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage nothing is saved anyway.
  }
  for (const listener of listeners) listener()
}

export function onSavesNext(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useSavesNext = () => useSyncExternalStore(onSavesNext, savesNext, () => false)
