import { mondayAt } from '#platform/calendar/weeks'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { findOrganisationName } from '../desk-organisations.queries'
import { countHome, countLearned } from './agency.queries'

/** Returns the first page of an organisation's desk: its counts, this week since Monday, and the whole week before. */
export async function showHome({ db, now }: Deps, orgId: number) {
  if (!(await findOrganisationName(db, orgId))) fail('not_found')
  const at = now()
  const homeCounts = await countHome(db, { orgId, at })
  const [this_week, last_week] = await countLearned(db, orgId, [mondayAt(at), mondayAt(at, 1)])
  return { ...homeCounts, this_week, last_week }
}
