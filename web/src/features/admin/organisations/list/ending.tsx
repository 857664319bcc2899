import type { EndingAccount } from '@kasama/contract/people/desk/organisations.api'
import { Link } from 'react-router'
import accounts from '../../accounts/accounts.module.css'
import { lastDay } from '../../parts/days'
import { Filters } from '../../parts/list/head/filters'
import { countOf } from '../../parts/list/list-foot'
import { ListPanel } from '../../parts/list/list-panel'
import type { Column } from '../../parts/list/rows/folded-table'
import { ListTable } from '../../parts/list/rows/list-table'
import { useListState } from '../../parts/list/use-list-state'
import { DeskPage } from '../../parts/page/desk-page'
import { EmptyList } from '../../parts/states/empty-list'
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
