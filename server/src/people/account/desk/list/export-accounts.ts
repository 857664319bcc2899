import { lastDayBefore, singaporeDay } from '@kasama/contract/calendar.rules'
import { csvOf } from '@kasama/contract/csv'
import { countsTo, mostExported } from '@kasama/contract/lists.rules'
import type { AccountFilters } from '@kasama/contract/people/desk/accounts.api'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { shownPerson } from '../shown-person'
import { findAccounts, type ListedRow } from './list.queries'
import { countForgiving } from './list-accounts'

const header = [
  'Id',
  'Role',
  'Name',
  'Login',
  'Organisation',
  'Linked with',
  'Language',
  'Plan',
  'State',
  'Until',
  'Made',
  'Last seen',
  'Blocked',
]

/** The list as CSV; refused if it has more rows than a file may have. */
export async function exportAccounts({ db, now }: Deps, admin: User, filters: AccountFilters) {
  const at = now()
  const asked = { filters, orgId: admin.orgId, at }
  const { isClose, total } = await countForgiving({ db }, asked)
  const rows = await findAccounts(
    db,
    { ...asked, isClose },
    { after: null, limit: mostExported + 1 },
    total > countsTo,
  )
  if (rows.length > mostExported) fail('too_many_rows')
  await audit(db, {
    at,
    userId: admin.id,
    action: 'accounts_exported',
    about: { kind: 'list', id: 'accounts', orgId: admin.orgId },
    detail: { rows: rows.length },
  })
  return { name: `accounts-${singaporeDay(at)}.csv`, csv: csvOf(header, rows.map(cells)) }
}

function cells(row: ListedRow) {
  const { id, role, name, login, org, linked, language_code, plan, plan_name, seen_on, blocked_at } = shownPerson(row)
  const until = row.period_end ? lastDayBefore(row.period_end) : ''
  const blocked = blocked_at ? singaporeDay(new Date(blocked_at)) : ''
  const isWorker = role === 'W'
  return [
    id,
    isWorker ? 'Worker' : 'Employer',
    name,
    login,
    org?.name ?? '',
    linked?.name ?? '',
    isWorker ? language_code : 'eng',
    plan_name,
    plan,
    until,
    singaporeDay(row.created_at),
    seen_on ?? '',
    blocked,
  ]
}
