import { takesCards } from '@kasama/contract/billing.rules'
import { useEffect } from 'react'
import { keepToasts } from '../../../../shared/ui/feedback/kept-toasts'

/** The address that this document was loaded from, whatever the app has shown in it since. */
function loadedFrom(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry ? new URL(entry.name).pathname : location.pathname
}

/** Whether Stripe's hosts are let in: the policy comes with a document, and only those of the card pages name them. */
export const isCardDocument = () => takesCards(loadedFrom())

let shown = 0

/**
 * A card page has a document of its own. Coming from another page of the app, it is loaded again, with the policy that lets
 * Stripe in; leaving it, the next page is, so that neither the script nor its policy stays.
 */
export function useCardDocument() {
  useEffect(() => {
    shown += 1
    if (!isCardDocument() && takesCards(location.pathname)) location.reload()
    return () => {
      shown -= 1
      queueMicrotask(() => {
        if (shown > 0) return
        keepToasts()
        location.reload()
      })
    }
  }, [])
}
