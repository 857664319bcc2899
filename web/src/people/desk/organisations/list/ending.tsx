import type { EndingAccount } from '@kasama/contract/people/desk/organisations.api'
import { Link } from 'react-router'
import { lastDay } from '#desk-kit/days.ts'
import { Filters } from '#desk-kit/list/head/filters.tsx'
import { countOf } from '#desk-kit/list/list-foot.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import type { Column } from '#desk-kit/list/rows/folded-table.tsx'
import { ListTable } from '#desk-kit/list/rows/list-table.tsx'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import accounts from '#people/desk/accounts/accounts.module.css'
import { useEnding } from '../organisations.queries'
import { organisationsTexts as t } from '../organisations.texts'

const nameOf = ({ name, email }: EndingAccount) => name || email

const columns: Column<EndingAccount>[] = [
  {
    key: 'household',
    label: t.household,
    render: (one) => (
      <span className={accounts.names}>
        <b>{nameOf(one)}</b>
        {one.worker && <small>{one.worker}</small>}
      </span>
    ),
  },
  {
    key: 'org',
    label: t.organisation,
    render: ({ org }) => <Link to={`/admin/organisations/${org.id}?view=ending`}>{org.name}</Link>,
  },
  { key: 'until', label: t.lastDay, render: ({ ends_at }) => lastDay(ends_at) },
]

/**
 * Contracts of all organisations that end soon, with links to the household, and to the organisation, where they are
 * renewed.
 */
export function EndingContracts() {
  const state = useListState({ filters: ['org'] })
  const { sort: _, ...query } = state.query
  const answer = useEnding(query)
  const organisations = Object.fromEntries((answer.data?.items ?? []).map(({ org }) => [org.id, org.name]))
  const looks = { org: { label: t.organisation, values: organisations } }
  return (
    <DeskPage
      crumb={[{ to: '/admin/organisations', label: t.title }]}
      title={t.endingTitle}
      count={countOf(answer.data?.total)}
    >
      <ListPanel head={<Filters state={{ filters: state.filters, set: state.narrow }} looks={looks} />} answer={answer}>
        {(page) => (
          <ListTable
            page={page}
            state={state}
            empty={<EmptyList title={t.endingNone} onClear={state.isNarrowed ? state.clear : undefined} />}
            caption={t.endingTitle}
            columns={columns}
            rowKey={({ id }) => String(id)}
            rowName={nameOf}
            href={({ id }) => `/admin/accounts/${id}`}
          />
        )}
      </ListPanel>
    </DeskPage>
  )
}
