import { countOf } from '#desk-kit/list/list-foot.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { type AccountQuery, useAccounts } from '#people/desk/accounts/accounts.queries.ts'
import { accountsTexts as t } from '#people/desk/accounts/accounts.texts.ts'
import { AccountList } from '#people/desk/accounts/list/account-list.tsx'
import { ExportButton } from '#people/desk/accounts/list/export-button.tsx'
import { useAccountState } from '#people/desk/accounts/list/filters.ts'

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
