import type { DeskPerson } from '@kasama/contract/desk/people/accounts.api'
import type { Deps } from '../../../deps'
import { findPeople } from './people.queries'
import { shownPerson } from './shown-person'

/** Accounts by their ids, as the desk's lists show them; those out of an organisation admin's scope are left out. */
export async function showPeople(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ids: number[],
  orgId: number | null,
): Promise<DeskPerson[]> {
  if (ids.length === 0) return []
  const rows = await findPeople(db, { ids, at: now(), orgId })
  return rows.map(shownPerson)
}
