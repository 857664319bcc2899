import type { EndingAccount } from '@kasama/contract/people/desk/organisations.api'
import { Link } from 'react-router'
import { lastDay } from '#desk-kit/day-texts.ts'
import { DeskList, useDeskList } from '#desk-kit/list/desk-list.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import accounts from '#people/desk/accounts/accounts.module.css'
import { endingPages } from '../organisations.queries'
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
  const list = useDeskList({ ...endingPages, filters: ['org'], rowKey: ({ id }) => String(id) })
  const organisations = Object.fromEntries(list.rows.map(({ org }) => [org.id, org.name]))
  return (
    <DeskPage crumb={[{ to: '/admin/organisations', label: t.title }]} title={t.endingTitle} count={list.count}>
      <DeskList
        list={list}
        texts={{ table: t.endingTitle, none: t.endingNone, noneFound: t.endingNone }}
        filters={{ org: { label: t.organisation, values: organisations } }}
        columns={columns}
        rowName={nameOf}
        href={({ id }) => `/admin/accounts/${id}`}
      />
    </DeskPage>
  )
}
