import { useNavigate } from 'react-router'
import { Plans } from '../../features/billing/plans/plans'
import { Page } from '../../shared/ui/layout/page'
import { ForSetup } from './for-setup'

export function PackagesPage() {
  const navigate = useNavigate()
  return (
    <Page width="mid">
      <ForSetup screen="packages">
        {() => <Plans onChoose={(planId) => navigate(`/payment?plan_id=${planId}`)} />}
      </ForSetup>
    </Page>
  )
}
