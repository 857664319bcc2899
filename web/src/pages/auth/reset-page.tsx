import { Navigate, useLocation, useParams } from 'react-router'
import { AuthFrame } from '#people/auth/auth-frame.tsx'
import { ResetPanel } from '#people/auth/reset/reset-panel.tsx'
import { useUrlLanguage } from '#shared/i18n/use-reader-choice.ts'

type Role = 'E' | 'W'
const resetPaths = { E: '/reset', W: '/reset_worker' }
const forgotPaths = { E: '/e-forgot-pass', W: '/w-forgot-pass' }

/**
 * A reset page in the language of the mail's link. The token is removed from the URL at once, and is stored in the
 * history entry, where a reload finds it. The server sends this page with `no-referrer`.
 */
function ResetPage({ loginRole }: { loginRole: Role }) {
  useUrlLanguage()
  const tokenInUrl = useParams().token
  const { state, search } = useLocation()
  const token: unknown = state?.token
  return (
    <>
      {tokenInUrl && (
        <Navigate to={resetPaths[loginRole]} replace state={{ token: tokenInUrl, desk: search === '?desk' }} />
      )}
      {!tokenInUrl && typeof token !== 'string' && <Navigate to={forgotPaths[loginRole]} replace />}
      {!tokenInUrl && typeof token === 'string' && (
        <AuthFrame>
          <ResetPanel role={loginRole} token={token} />
        </AuthFrame>
      )}
    </>
  )
}

export const EmployerResetPage = () => <ResetPage loginRole="E" />
export const WorkerResetPage = () => <ResetPage loginRole="W" />
