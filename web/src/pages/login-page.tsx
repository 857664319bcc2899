import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { AuthFrame } from '../features/auth/auth-frame'
import { LoginPanel } from '../features/auth/login/login-panel'
import { labelOfHost } from '../features/organisation/address'
import { exists } from '../shared/screens'

const LoginBanner = lazy(async () => ({
  default: (await import('../features/organisation/login-banner')).LoginBanner,
}))

/** The login; with an organisation's banner where the path or the host begins with its name. */
export function LoginPage() {
  // The prerendered page does not know its host yet.
  const host = useSyncExternalStore(neverChanges, hostname, () => '')
  const shortUrl = useParams().short_url ?? labelOfHost(host)
  const banner = shortUrl && (
    <Suspense>
      <LoginBanner shortUrl={shortUrl} />
    </Suspense>
  )
  return (
    <AuthFrame>
      <LoginPanel banner={banner} freeLessons={exists('/public') ? '/public' : undefined} />
    </AuthFrame>
  )
}

const neverChanges = () => () => {}
const hostname = () => location.hostname
