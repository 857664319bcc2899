const storageKey = 'subtitles'

/** Whether a worker wants subtitles: yes, until she switches them off on this device. */
export function areSubtitlesOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function storeSubtitlesSetting(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
