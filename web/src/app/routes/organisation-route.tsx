import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'
import { type ReactNode, Suspense } from 'react'
import { Outlet, useParams } from 'react-router'
import { useOrganisationAt } from '#people/organisation/organisation.queries.ts'
import { lazyPart } from '#shared/i18n/lazy-part.ts'
import { useSession } from '#shared/session/use-session.ts'

const UnknownPage = lazyPart(async () => (await import('../layouts/unknown-page')).UnknownPage)

/**
 * An organisation's login at /{short_url}; also where its name can't be loaded, since a plain login is better than
 * nothing.
 */
export function OrganisationRoute() {
  const { short_url = '' } = useParams()
  return isShortUrlAllowed(short_url) ? <OrganisationLogin shortUrl={short_url} /> : <NotFound />
}

function OrganisationLogin({ shortUrl }: { shortUrl: string }) {
  const { data, isPending } = useOrganisationAt(shortUrl)
  const { web_token } = useSession()
  // The login would redirect a logged-in reader to the library, even from a path that does not exist.
  if (isPending && web_token) return null
  // A guest keeps seeing the login until the "not found" page has loaded.
  return data === null ? <NotFound fallback={!web_token && <Outlet />} /> : <Outlet />
}

const NotFound = ({ fallback }: { fallback?: ReactNode }) => (
  <Suspense fallback={fallback}>
    <UnknownPage />
  </Suspense>
)
