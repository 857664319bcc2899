import { isCardPage } from '@kasama/contract/people/card-pages.rules'
import { type ReactNode, useEffect } from 'react'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { storeToasts } from '#shared/ui/feedback/kept-toasts.ts'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

/** Whether this document was loaded from a card page, so that its policy allows Stripe, whatever was shown since. */
function isCardDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry || isCardPage(new URL(entry.name).pathname)
}

let mountedCount = 0

/** Reloads the page that follows a card page, so that neither Stripe's script nor its policy remains. */
function leaveDocument() {
  storeToasts()
  location.reload()
}

/**
 * Wraps content that takes a card, or may open the bank's window. With Stripe such a page has a document of its own:
 * reached from another page of the app it is reloaded before anything is shown.
 */
export function CardDocument({ children }: { children: ReactNode }) {
  const configQuery = useConfig()
  const { data: config, isError } = configQuery
  const isStripe = config?.payments === 'stripe'
  const needsOwnDocument =
    !isCardDocument() && isCardPage(location.pathname) && config?.payments !== 'sandbox' && !isError

  useEffect(() => {
    if (!isStripe) return
    mountedCount += 1
    if (needsOwnDocument) location.reload()
    return () => {
      mountedCount -= 1
      queueMicrotask(() => mountedCount === 0 && leaveDocument())
    }
  }, [isStripe, needsOwnDocument])
  if (isError && !config) return <MissingParts parts={[configQuery]} />
  if (!needsOwnDocument) return children
  return (
    <Loading>
      <Skeleton shape="banner" />
    </Loading>
  )
}
