import { DeskPage } from '../../features/admin/parts/page/desk-page'
import { AdminList } from '../../features/admin/sign-in/admins/admin-list'
import { adminsTexts as t } from '../../features/admin/sign-in/admins/admins.texts'
import { MyFactors } from '../../features/admin/sign-in/admins/my-factors'

/** An admin's own factors and session, and the other admins of the desk. */
export function SecurityPage() {
  return (
    <DeskPage title={t.title}>
      <MyFactors />
      <AdminList />
    </DeskPage>
  )
}
