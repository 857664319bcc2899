import { countsTo } from '@kasama/contract/lists.rules'
import type { AccountFilters } from '@kasama/contract/people/desk/accounts.api'
import type { Deps } from '#platform/deps'
import { id, type PageQuery, type PageRange, pagesBy, words } from '#platform/lists/pages'
import { mayBeMistyped, termsOf } from '../people.queries'
import { shownPerson } from '../shown-person'
import { countAccounts, findAccounts, type Place } from './list.queries'

const pages = pagesBy<Place>({ id, place_name: words })

/** A page of accounts. Where nobody matches the search exactly, it tolerates one typing mistake a term. */
export async function listAccounts({ db, now }: Deps, orgId: number | null, query: PageQuery & AccountFilters) {
  const asked = { filters: query, orgId, at: now() }
  const { total, isClose } = await countForgiving({ db }, asked)
  const find = (range: PageRange<Place>) => findAccounts(db, { ...asked, isClose }, range, total > countsTo)
  return { ...(await pages.countedPage({ query, total, find, show: shownPerson })), is_close: isClose && total > 0 }
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
