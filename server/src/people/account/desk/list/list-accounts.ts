import { lastDayBefore, singaporeDay } from '@kasama/contract/calendar.rules'
import { maxExactCount } from '@kasama/contract/lists.rules'
import type { AccountFilters } from '@kasama/contract/people/desk/accounts.api'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { type Columns, exportList } from '#platform/lists/export-list'
import { idPart, type PageQuery, type PageRange, pagesBy, textPart } from '#platform/lists/pages'
import { mayBeMistyped, termsOf } from '../people.queries'
import { toDeskPerson } from '../shown-person'
import { type AccountCursor, countAccounts, findAccounts, type ListedRow } from './list.queries'

const pages = pagesBy<AccountCursor>({ id: idPart, sort_name: textPart })

/** A page of accounts. Where nobody matches the search exactly, it tolerates one typing mistake a term. */
export async function listAccounts(deps: Deps, { orgId }: User, query: PageQuery & AccountFilters) {
  const { total, isClose, find } = await searchAccounts(deps, orgId, query)
  return { ...(await pages.countedPage({ query, total, find, show: toDeskPerson })), is_close: isClose && total > 0 }
}

/** Counts exact matches; where there are none, counts and finds those with one typing mistake a term. */
async function searchAccounts({ db, now }: Deps, orgId: number | null, filters: AccountFilters) {
  const filter = { filters, orgId, at: now() }
  const exact = await countAccounts(db, { ...filter, isClose: false })
  const isClose = exact === 0 && Boolean(filters.q) && mayBeMistyped(termsOf(filters.q ?? ''))
  const total = isClose ? await countAccounts(db, { ...filter, isClose }) : exact
  const find = (range: PageRange<AccountCursor>) =>
    findAccounts(db, { ...filter, isClose }, range, total > maxExactCount)
  return { total, isClose, find }
}

/** Days of a plan are in UTC, as on its receipts; those of a contract, or given at the desk, end at midnight here. */
const utcDay = (moment: Date) => moment.toISOString().slice(0, 10)

const columns: Columns<ReturnType<typeof exportRow>> = {
  Id: ({ id }) => id,
  Role: ({ role }) => (role === 'W' ? 'Worker' : 'Employer'),
  Name: ({ name }) => name,
  Login: ({ login }) => login,
  Organisation: ({ org }) => org?.name ?? null,
  'Linked with': ({ linked }) => linked?.name ?? null,
  Language: ({ role, language_code }) => (role === 'W' ? language_code : 'eng'),
  Plan: ({ plan_name }) => plan_name,
  State: ({ plan }) => plan,
  Until: ({ period_end, is_given }) => period_end && (is_given ? lastDayBefore(period_end) : utcDay(period_end)),
  Made: ({ created_at }) => singaporeDay(created_at),
  'Last seen': ({ seen_on }) => seen_on,
  Blocked: ({ blocked_at }) => blocked_at && singaporeDay(new Date(blocked_at)),
}
const exportRow = (row: ListedRow) => ({ ...row, ...toDeskPerson(row) })

export async function exportAccounts(deps: Deps, admin: User, filters: AccountFilters) {
  const { find } = await searchAccounts(deps, admin.orgId, filters)
  return exportList(deps, admin, {
    list: 'accounts',
    find,
    show: exportRow,
    columns,
    action: 'accounts_exported',
    detailOf: (rows) => ({ rows }),
  })
}
