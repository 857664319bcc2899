import { Dashboard } from '../../features/admin/dashboard/dashboard'

export function DashboardPage() {
  return <Dashboard />
}
