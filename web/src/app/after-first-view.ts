import './service-worker/register.ts'
import { addBurmese, addSheet } from '#shared/fonts.ts'
import { showStoredToasts } from '#shared/ui/feedback/kept-toasts.ts'
import fonts from '#styles/fonts.css?url'

/**
 * This module, loaded once the first view is complete, starts the service worker, adds our fonts, shows the toasts of the
 * document before, and starts the listen mode if it is on. Until then texts use a local font with adjusted metrics (styles/fallback-fonts.css).
 */
function addFonts() {
  addSheet(fonts)
  addBurmese()
}

// On a slow connection a clip's beginning is needed sooner.
const clip = document.querySelector('video')
if (!clip || clip.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) addFonts()
else for (const event of ['loadeddata', 'error']) clip.addEventListener(event, addFonts, { once: true })

showStoredToasts()

/** Whether this phone has the listen mode on, as `people/listen/choice.ts` stores it. */
function isListening(): boolean {
  try {
    return localStorage.getItem('listen')?.startsWith('on') === true
  } catch {
    return false
  }
}

if (isListening()) import('#people/listen/listen.tsx').catch(() => {})
