import { Dashboard } from '#desk/dashboard/dashboard.tsx'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { OrganisationHome } from '#people/desk/organisations/home/home.tsx'

/** The desk's first page: the provider's dashboard, or the home of one organisation. */
export function DashboardPage() {
  return useDesk().orgId === null ? <Dashboard /> : <OrganisationHome />
}
