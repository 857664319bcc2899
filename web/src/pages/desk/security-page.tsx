import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { AdminList } from '#people/desk/admins/admin-list.tsx'
import { adminsTexts as t } from '#people/desk/admins/admins.texts.ts'
import { MyFactors } from '#people/desk/admins/my-factors.tsx'

/** An admin's own factors and session, and the other admins of the desk. */
export function SecurityPage() {
  return (
    <DeskPage title={t.title}>
      <MyFactors />
      <AdminList />
    </DeskPage>
  )
}
