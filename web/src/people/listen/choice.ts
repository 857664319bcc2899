import { useSyncExternalStore } from 'react'

/** About this phone and its voices, so stored on it: whether she listens, and whether the lack of a voice was said. */
type ListenChoice = { isOn: boolean; wasAsked: boolean; wasTold: boolean }

const key = 'listen'
const listeners = new Set<() => void>()
let value = read()

/** Without storage the choice lasts as long as the page. */
function read(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(next: string) {
  value = next
  try {
    localStorage.setItem(key, next)
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener()
}

export const listenChoice = (): ListenChoice => ({
  isOn: value.startsWith('on'),
  wasAsked: value !== '',
  wasTold: value === 'on told',
})

export const chooseListening = (isOn: boolean) => write(isOn ? 'on' : 'off')

/** Stores that she was told that something has no voice. */
export const noteTold = () => write('on told')

/** A change in another tab of this phone applies here, too. */
function followOtherTabs({ key: changed }: StorageEvent) {
  if (changed !== key && changed !== null) return
  value = read()
  for (const listener of listeners) listener()
}

export function subscribeToChoice(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

const isOn = () => listenChoice().isOn

export const useListens = () => useSyncExternalStore(subscribeToChoice, isOn, () => false)
