import type { HouseholdRow } from '@kasama/contract/people/desk/households.api'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { findOrganisationName } from '../desk-organisations.queries'
import { type CleanRow, checkRows, cleanRow } from './check-rows'
import { findExistingAccounts } from './households.queries'

/** Returns the result of each row against the current accounts. */
export async function checkAgainst(db: Db, { orgId, rows, at }: { orgId: number; rows: CleanRow[]; at: Date }) {
  const emails = rows.map(({ email }) => email)
  const userIds = rows.map(({ userId }) => userId.toLowerCase())
  return checkRows(rows, await findExistingAccounts(db, { emails, userIds, at }), orgId)
}

export async function checkHouseholds({ db, now }: Deps, { orgId, rows }: { orgId: number; rows: HouseholdRow[] }) {
  if (!(await findOrganisationName(db, orgId))) fail('not_found')
  return { rows: await checkAgainst(db, { orgId, rows: rows.map(cleanRow), at: now() }) }
}
