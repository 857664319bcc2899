/** The browser's event by which a page may ask to install the app (Chromium; wicg.github.io/manifest-incubations). */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/**
 * How this browser puts the app on the home screen: by its own question, by steps of the iPhone's menu, or only in
 * another browser, since the one inside Facebook or WhatsApp can't. `null`: it is there, or it is not possible.
 */
export type InstallWay = 'prompt' | 'iphone' | 'elsewhere' | null

let keptPrompt: InstallPrompt | null = null

/** Keeps the browser's question for a moment that she chooses. */
export function keepInstallPrompt(event: Event) {
  event.preventDefault()
  keptPrompt = event as InstallPrompt
}

/** The question is good for one use. */
export async function askToInstall(): Promise<boolean> {
  const prompt = keptPrompt
  keptPrompt = null
  return (await prompt?.prompt())?.outcome === 'accepted'
}

const isOnHomeScreen = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

export const installWay = (): InstallWay =>
  isOnHomeScreen() ? null : keptPrompt ? 'prompt' : installWayOf(navigator.userAgent)

const invitedKey = 'install_asked'

/** Whether to invite her: once a phone, where the app can be installed; never without storage, which would forget it. */
export function mayInviteToInstall(): boolean {
  try {
    return installWay() !== null && localStorage.getItem(invitedKey) === null
  } catch {
    return false
  }
}

export function noteInvitation() {
  try {
    localStorage.setItem(invitedKey, '1')
  } catch {
    // A storage that is full, or only read: she is invited once more at her next lesson.
  }
}

/** The way of a browser that does not ask by itself. */
export function installWayOf(userAgent: string): InstallWay {
  if (/\b(FBAN|FBAV|Instagram|WhatsApp|Line)\b/i.test(userAgent)) return 'elsewhere'
  // Chrome and Firefox on an iPhone have the same menu as Safari.
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? 'iphone' : null
}
