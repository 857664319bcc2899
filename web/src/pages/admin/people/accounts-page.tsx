import { type AccountQuery, useAccounts } from '../../../features/admin/accounts/accounts.queries'
import { accountsTexts as t } from '../../../features/admin/accounts/accounts.texts'
import { AccountList } from '../../../features/admin/accounts/list/account-list'
import { ExportButton } from '../../../features/admin/accounts/list/export-button'
import { useAccountState } from '../../../features/admin/accounts/list/filters'
import { countOf } from '../../../features/admin/parts/list/list-foot'
import { DeskPage } from '../../../features/admin/parts/page/desk-page'

/** All accounts: search, views, filters, bulk actions, and the list as a file. */
export function AccountsPage() {
  const state = useAccountState()
  // The server checks the values from the address.
  const query = state.query as AccountQuery
  const answer = useAccounts(query)
  return (
    <DeskPage title={t.title} count={countOf(answer.data?.total)} actions={<ExportButton query={query} />}>
      <AccountList state={state} answer={answer} />
    </DeskPage>
  )
}
