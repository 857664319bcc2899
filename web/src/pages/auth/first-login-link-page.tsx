import { Navigate, useLocation, useSearchParams } from 'react-router'
import { AuthFrame } from '#people/auth/auth-frame.tsx'
import { FirstLoginPanel } from '#people/auth/first-login/first-login-panel.tsx'
import { useUrlLanguage } from '#shared/i18n/use-reader-choice.ts'

/**
 * The link of a login card, in the worker's language. Opening it does not use it up: she presses first. Its secret
 * is removed from the URL at once, and is stored in the history entry, where a reload finds it.
 */
export function FirstLoginLinkPage() {
  useUrlLanguage()
  const [query] = useSearchParams()
  const { hash, search, state } = useLocation()
  const secret: unknown = state?.secret
  if (hash.length > 1) return <Navigate to={{ search }} replace state={{ secret: hash.slice(1) }} />
  return (
    <AuthFrame>
      <FirstLoginPanel userId={query.get('user') ?? ''} secret={typeof secret === 'string' ? secret : ''} />
    </AuthFrame>
  )
}
