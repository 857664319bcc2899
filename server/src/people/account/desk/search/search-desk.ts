import type { DeskSearchResults } from '@kasama/contract/people/desk/search.api'
import type { Deps } from '#platform/deps'
import { mayBeMistyped, termsOf } from '../people.queries'
import { showPeople } from '../show-people'
import { type FoundRow, findAll } from './search.queries'

const isEmpty = (results: FoundRow) => Object.values(results).every((list) => list.length === 0)

/**
 * Searches people, organisations and payments; where nothing matches exactly, people and organisations with a typing
 * mistake.
 */
export async function searchDesk(deps: Deps, orgId: number | null, q: string): Promise<DeskSearchResults> {
  const terms = termsOf(q)
  if (terms.length === 0) return { is_close: false, workers: [], employers: [], organisations: [], payments: [] }
  const exact = await findAll(deps.db, { q, orgId, isClose: false })
  const isClose = isEmpty(exact) && mayBeMistyped(terms)
  const results = isClose ? await findAll(deps.db, { q, orgId, isClose }) : exact
  const people = await showPeople(deps, [...results.workers, ...results.employers], orgId)
  return {
    is_close: isClose && !isEmpty(results),
    workers: people.filter(({ role }) => role === 'W'),
    employers: people.filter(({ role }) => role === 'E'),
    organisations: results.organisations,
    payments: results.payments.map((payment) => ({ ...payment, paid_at: new Date(payment.paid_at).toISOString() })),
  }
}
