import type { DeskPerson } from '@kasama/contract/people/desk/accounts.api'
import type { Deps } from '#platform/deps'
import { findPeople } from './people.queries'
import { toDeskPerson } from './shown-person'

/** Returns accounts by their ids as rows of the desk's lists; leaves out those outside the admin's scope. */
export async function showPeople(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ids: number[],
  orgId: number | null,
): Promise<DeskPerson[]> {
  if (ids.length === 0) return []
  const rows = await findPeople(db, { ids, at: now(), orgId })
  return rows.map(toDeskPerson)
}
