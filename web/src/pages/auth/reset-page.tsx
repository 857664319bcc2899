import { Navigate, useLocation, useParams } from 'react-router'
import { AuthFrame } from '#people/auth/auth-frame.tsx'
import { ResetPanel } from '#people/auth/reset/reset-panel.tsx'
import { useAskedLanguage } from '#shared/i18n/use-reader-choice.ts'

type Role = 'E' | 'W'
const own = { E: '/reset', W: '/reset_worker' }
const forgot = { E: '/e-forgot-pass', W: '/w-forgot-pass' }

/**
 * A reset page in the language of the mail's link. The token leaves the address at once, and is stored in the history
 * entry, where a reload finds it. The server sends this page with `no-referrer`.
 */
function ResetPage({ who }: { who: Role }) {
  useAskedLanguage()
  const inAddress = useParams().token
  const { state, search } = useLocation()
  const token: unknown = state?.token
  return (
    <>
      {inAddress && <Navigate to={own[who]} replace state={{ token: inAddress, desk: search === '?desk' }} />}
      {!inAddress && typeof token !== 'string' && <Navigate to={forgot[who]} replace />}
      {!inAddress && typeof token === 'string' && (
        <AuthFrame>
          <ResetPanel role={who} token={token} />
        </AuthFrame>
      )}
    </>
  )
}

export const EmployerResetPage = () => <ResetPage who="E" />
export const WorkerResetPage = () => <ResetPage who="W" />
