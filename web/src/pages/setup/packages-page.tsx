import { useNavigate, useSearchParams } from 'react-router'
import { Plans } from '../../features/billing/plans/plans'
import { Page } from '../../shared/ui/layout/page'
import { ForSetup } from './for-setup'
import { OldPackages, readPresentation } from './old-packages'

/** The plans, for employers who are logged in; guests see them on the start page. */
export function PackagesPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const presentation = readPresentation(query.get('plans'))
  return (
    <Page width="mid">
      {presentation ? (
        <OldPackages presentation={presentation} />
      ) : (
        <ForSetup screen="packages">{() => <Plans onChoose={(id) => navigate(`/payment?plan_id=${id}`)} />}</ForSetup>
      )}
    </Page>
  )
}
