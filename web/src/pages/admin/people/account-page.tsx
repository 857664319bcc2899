import { useParams } from 'react-router'
import { useAccount } from '../../../features/admin/accounts/accounts.queries'
import { accountsTexts as t } from '../../../features/admin/accounts/accounts.texts'
import { AccountPanel, SessionPanel } from '../../../features/admin/accounts/page/account-panel'
import { ActionsPanel } from '../../../features/admin/accounts/page/actions-panel'
import { AuditPanel, MailsPanel } from '../../../features/admin/accounts/page/history-panels'
import styles from '../../../features/admin/accounts/page/page.module.css'
import { PeriodPanel } from '../../../features/admin/accounts/page/period-panel'
import { ProgressPanel } from '../../../features/admin/accounts/page/progress-panel'
import { StateTag } from '../../../features/admin/accounts/person'
import { AccountBilling } from '../../../features/admin/money/refund/account-billing'
import { DeskPage } from '../../../features/admin/parts/page/desk-page'
import { ListError } from '../../../features/admin/parts/states/list-error'
import { useDesk } from '../../../features/admin/shell/desk-context'
import { UnknownPage } from '../../../features/admin/shell/out-of-scope'
import { RequestError } from '../../../shared/api/request-error'
import { rowId } from '../../../shared/row-id'
import { Loading, Skeleton } from '../../../shared/ui/states/skeleton'

const crumb = [{ to: '/admin/accounts', label: t.title }]

/** One account: plan, progress and history on the left, its data and actions on the right. */
export function AccountPage() {
  const id = rowId(useParams().id)
  return id === undefined ? <UnknownPage /> : <Account key={id} id={id} />
}

function Account({ id }: { id: number }) {
  const { orgId } = useDesk()
  const { data: account, error, refetch } = useAccount(id)
  if (error instanceof RequestError && error.code === 'not_found') return <UnknownPage />
  if (!account)
    return (
      <DeskPage crumb={crumb} title={t.account}>
        {error ? <ListError error={error} onRetry={() => void refetch()} /> : <Waiting />}
      </DeskPage>
    )
  const { person, period } = account
  // Only the provider sees payments; an agency's accounts pay elsewhere.
  const isPayer = orgId === null && person.role === 'E' && period?.is_agency !== true
  return (
    <DeskPage
      crumb={crumb}
      title={person.name}
      tag={<StateTag person={person} />}
      lead={`${t[person.role]}, ${person.login}`}
    >
      <div className={styles.columns}>
        <div>
          <PeriodPanel account={account} />
          {isPayer && <AccountBilling id={id} name={person.name} email={person.login} />}
          <ProgressPanel account={account} />
          <MailsPanel mails={account.mails} />
          <AuditPanel account={account} />
        </div>
        <div>
          <AccountPanel account={account} />
          <SessionPanel account={account} />
          <ActionsPanel account={account} />
        </div>
      </div>
    </DeskPage>
  )
}

function Waiting() {
  return (
    <Loading>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} shape="title" width="most" />
      ))}
    </Loading>
  )
}
