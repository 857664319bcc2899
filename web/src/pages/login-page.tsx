import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { AuthFrame } from '#people/auth/auth-frame.tsx'
import { LoginPanel } from '#people/auth/login/login-panel.tsx'
import { useUrlRole } from '#people/auth/login/use-login-role.ts'
import { subdomainOf } from '#people/organisation/address.ts'
import { useOrganisationAt } from '#people/organisation/organisation.queries.ts'
import { lazyPart } from '#shared/i18n/lazy-part.ts'
import { laterPart } from '#shared/later-part.tsx'
import { ErrorBoundary } from '#shared/navigation/error-boundary.tsx'
import { useSession } from '#shared/session/use-session.ts'

const LoginBanner = laterPart(async () => (await import('#people/organisation/login-banner.tsx')).LoginBanner)

const KnownLogin = lazyPart(async () => (await import('#people/auth/passkeys/known-login.tsx')).KnownLogin)

// Not needed before the form, so it is a file of its own, loaded after the login's. If that fails, the login stays.
const Start = lazy(async () => ({ default: (await import('./start/start')).Start }))

/** The login; with an organisation's banner if the path or the host begins with its name. */
export function LoginPage() {
  // The prerendered page does not know its host yet.
  const host = useSyncExternalStore(neverChanges, hostname, () => '')
  const { short_url } = useParams()
  const label = subdomainOf(host)
  const shortUrl = short_url ?? label
  // Most hosts of three labels belong to no organisation: 'www', or the product's own.
  const { data: hosts } = useOrganisationAt(label)
  const banner = shortUrl && <LoginBanner isEnabled shortUrl={shortUrl} />
  // A phone that knows its reader shows her login in place of the ordinary one. '#plans' leads to the prices.
  const isKnown = useSession().known_reader !== '' && !location.hash
  const isStart = useUrlRole() === 'E' && !short_url && !hosts && !isKnown
  const panel = <LoginPanel banner={banner} isStart={isStart} />
  return (
    <AuthFrame start={isStart && start}>
      {isKnown ? (
        <ErrorBoundary fallback={panel}>
          <Suspense>
            <KnownLogin panel={panel} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        panel
      )}
    </AuthFrame>
  )
}

const start = (
  <ErrorBoundary fallback={null}>
    <Start />
  </ErrorBoundary>
)

const neverChanges = () => () => {}
const hostname = () => location.hostname
