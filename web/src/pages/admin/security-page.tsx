import { AdminList } from '../../features/admin/coming-in/admins/admin-list'
import { adminsTexts as t } from '../../features/admin/coming-in/admins/admins.texts'
import { MyFactors } from '../../features/admin/coming-in/admins/my-factors'
import { DeskPage } from '../../features/admin/parts/page/desk-page'

/** An admin's own factors and session, and the other admins of the desk. */
export function SecurityPage() {
  return (
    <DeskPage title={t.title}>
      <MyFactors />
      <AdminList />
    </DeskPage>
  )
}
