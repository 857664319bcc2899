import { countsTo } from '@kasama/contract/lists.rules'
import type { AccountFilters } from '@kasama/contract/people/desk/accounts.api'
import type { Deps } from '#platform/deps'
import { id, pagesBy, words } from '#platform/lists/pages'
import { mayBeMistyped, termsOf } from '../people.queries'
import { shownPerson } from '../shown-person'
import { countAccounts, findAccounts, type Place } from './list.queries'

type AccountListRequest = AccountFilters & { limit?: number; cursor?: string }
const usualPage = 24

const pages = pagesBy<Place>({ id, name: words })

/** A page of accounts. Where nobody matches the search exactly, it tolerates one typing mistake a term. */
export async function listAccounts(
  deps: Deps,
  orgId: number | null,
  { limit = usualPage, cursor, ...filters }: AccountListRequest,
) {
  const { db } = deps
  const after = pages.placeOf(cursor)
  const asked = { filters, orgId, at: deps.now() }
  const { total, isClose } = await countForgiving(deps, asked)
  const rows =
    total === 0
      ? []
      : await findAccounts(db, { ...asked, isClose }, { after, most: limit + 1, isMany: total > countsTo })
  const { items, next_cursor } = pages.cut(rows, limit, (row) => ({ id: row.id, name: row.place_name }))
  return { items: items.map(shownPerson), next_cursor, total, is_close: isClose && total > 0 }
}

/** Counts exact matches; where there are none, counts with one typing mistake a term. */
export async function countForgiving(
  { db }: Pick<Deps, 'db'>,
  asked: { filters: AccountFilters; orgId: number | null; at: Date },
): Promise<{ total: number; isClose: boolean }> {
  const total = await countAccounts(db, { ...asked, isClose: false })
  const { q } = asked.filters
  if (total > 0 || !q || !mayBeMistyped(termsOf(q))) return { total, isClose: false }
  return { total: await countAccounts(db, { ...asked, isClose: true }), isClose: true }
}
