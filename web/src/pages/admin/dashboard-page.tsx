import { Dashboard } from '../../features/admin/dashboard/dashboard'
import { OrganisationHome } from '../../features/admin/organisations/home/home'
import { useDesk } from '../../features/admin/shell/desk-context'

/** The desk's first page: the provider's dashboard, or the home of one organisation. */
export function DashboardPage() {
  return useDesk().orgId === null ? <Dashboard /> : <OrganisationHome />
}
