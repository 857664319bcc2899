import './service-worker/register.ts'
import { listenChoice, subscribeToChoice } from '#people/listen/choice.ts'

/** What starts once the first view is complete: the service worker, and the listen mode if it is switched on. */
function startListening() {
  if (listenChoice().isOn) import('#people/listen/listen.tsx').catch(() => {})
}

subscribeToChoice(startListening)
startListening()
