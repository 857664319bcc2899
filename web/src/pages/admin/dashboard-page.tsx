import { Dashboard } from '../../features/admin/dashboard/dashboard'
import { OrganisationHome } from '../../features/admin/organisations/home/home'
import { useDesk } from '../../features/admin/shell/desk-context'

/** The desk's first page: how everything stands, or how one organisation does. */
export function DashboardPage() {
  return useDesk().orgId === null ? <Dashboard /> : <OrganisationHome />
}
