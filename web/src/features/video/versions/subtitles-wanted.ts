const storageKey = 'subtitles'

/** Whether a worker reads subtitles: she does, until she switches them off on this device. */
export function areSubtitlesWanted(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function keepSubtitles(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // A browser may refuse storage: the choice then lives as long as the page.
  }
}
