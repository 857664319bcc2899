import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Plans } from '../../features/billing/plans/plans'
import { useSession } from '../../shared/session/use-session'
import { Page } from '../../shared/ui/layout/page'
import { ForSetup } from './for-setup'
import { OldPackages, readPresentation } from './old-packages'

const paymentOf = (planId: number) => `/payment?plan_id=${planId}`

/** The plans; a guest who has chosen one registers before she pays. */
export function PackagesPage() {
  const navigate = useNavigate()
  const { role } = useSession()
  const [query] = useSearchParams()
  const presentation = readPresentation(query.get('plans'))
  if (role === 'W') return <Navigate to="/library" replace />
  if (presentation && role === 'E') {
    return (
      <Page width="mid">
        <OldPackages presentation={presentation} />
      </Page>
    )
  }
  return (
    <Page width="mid">
      {role === '' ? (
        <Plans onChoose={(planId) => navigate('/signup', { state: { from: paymentOf(planId) } })} />
      ) : (
        <ForSetup screen="packages">{() => <Plans onChoose={(planId) => navigate(paymentOf(planId))} />}</ForSetup>
      )}
    </Page>
  )
}
