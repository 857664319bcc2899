import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'
import { type ReactNode, Suspense } from 'react'
import { Outlet, useParams } from 'react-router'
import { useOrganisationAt } from '#people/organisation/organisation.queries.ts'
import { lazyPart } from '#shared/i18n/lazy-part.ts'
import { useSession } from '#shared/session/use-session.ts'

const UnknownAddress = lazyPart(async () => (await import('../layouts/unknown-address')).UnknownAddress)

/**
 * An organisation's login at /{short_url}; also where its name can't be loaded, since a plain login is better than
 * nothing.
 */
export function OrganisationAddress() {
  const { short_url = '' } = useParams()
  return isShortUrlAllowed(short_url) ? <Asked shortUrl={short_url} /> : <Unknown />
}

function Asked({ shortUrl }: { shortUrl: string }) {
  const { data, isPending } = useOrganisationAt(shortUrl)
  const { web_token } = useSession()
  // The login would redirect a signed-in reader to the library, even from an address that does not exist.
  if (isPending && web_token) return null
  // A guest keeps seeing the login until the "not found" page has loaded.
  return data === null ? <Unknown meanwhile={!web_token && <Outlet />} /> : <Outlet />
}

const Unknown = ({ meanwhile }: { meanwhile?: ReactNode }) => (
  <Suspense fallback={meanwhile}>
    <UnknownAddress />
  </Suspense>
)
