import { useNavigate } from 'react-router'
import { Plans } from '../../features/billing/plans/plans'
import { Page } from '../../shared/ui/layout/page'

export function PackagesPage() {
  const navigate = useNavigate()
  return (
    <Page width="mid">
      <Plans onChoose={(planId) => navigate(`/payment?plan_id=${planId}`)} />
    </Page>
  )
}
