import './service-worker/register.ts'

/** Whether this phone has the listen mode on, as `people/listen/choice.ts` stores it. */
function isListening(): boolean {
  try {
    return localStorage.getItem('listen')?.startsWith('on') === true
  } catch {
    return false
  }
}

/** This module, loaded once the first view is complete, starts the service worker, and the listen mode if it is on. */
if (isListening()) import('#people/listen/listen.tsx').catch(() => {})
