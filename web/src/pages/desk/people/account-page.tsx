import { useParams } from 'react-router'
import { DeskColumns } from '#desk-kit/page/desk-columns.tsx'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { UnknownPage } from '#desk-kit/page/out-of-scope.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { AccountBilling } from '#money/desk/refund/account-billing.tsx'
import { useAccount } from '#people/desk/accounts/accounts.queries.ts'
import { accountsTexts as t } from '#people/desk/accounts/accounts.texts.ts'
import { AccountPanel, SessionPanel } from '#people/desk/accounts/page/account-panel.tsx'
import { ActionsPanel } from '#people/desk/accounts/page/actions-panel.tsx'
import { AuditPanel, MailsPanel } from '#people/desk/accounts/page/history-panels.tsx'
import { PeriodPanel } from '#people/desk/accounts/page/period-panel.tsx'
import { ProgressPanel } from '#people/desk/accounts/page/progress-panel.tsx'
import { StateTag } from '#people/desk/accounts/person.tsx'
import { RequestError } from '#shared/api/request-error.ts'
import { rowId } from '#shared/row-id.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

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
        {error ? <ListError error={error} onRetry={() => void refetch()} /> : <AccountSkeleton />}
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
      <DeskColumns
        sideWidth={330}
        side={
          <>
            <AccountPanel account={account} />
            <SessionPanel account={account} />
            <ActionsPanel account={account} />
          </>
        }
      >
        <PeriodPanel account={account} />
        {isPayer && <AccountBilling id={id} name={person.name} email={person.login} />}
        <ProgressPanel account={account} />
        <MailsPanel mails={account.mails} />
        <AuditPanel account={account} />
      </DeskColumns>
    </DeskPage>
  )
}

function AccountSkeleton() {
  return (
    <Loading>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} shape="title" width="most" />
      ))}
    </Loading>
  )
}
