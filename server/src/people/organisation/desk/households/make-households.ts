import type { Language } from '@kasama/contract/language'
import { yearlyPlanId } from '@kasama/contract/money/billing.rules'
import type { HouseholdRow } from '@kasama/contract/people/desk/households.api'
import { inviteEmployers } from '#people/auth/reset/invite-employers'
import { auditMany } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { contractEnd } from '../contracts/contract-end'
import { lockOrganisation } from '../desk-organisations.queries'
import { aboutOrganisation } from '../write-organisation'
import { checkAgainst } from './check-households'
import { cleanRow } from './check-rows'
import { addHouseholds } from './households.queries'
import { makePasswords } from './make-passwords'

type HouseholdsRequest = { orgId: number; until: string; mail: boolean; rows: HouseholdRow[] }
type PreparedRow = ReturnType<typeof cleanRow> & { language: Language; password: string; passwordHash: string }

/**
 * Makes all households, or none. Existing ones are left unchanged, so that a repeated import changes nothing. Passwords
 * are hashed before the transaction, which is short.
 */
export async function makeHouseholds(deps: Deps, admin: User, { orgId, mail, ...request }: HouseholdsRequest) {
  const { db, now } = deps
  const at = now()
  const until = contractEnd(request.until, at, admin)
  const rows = request.rows.map(cleanRow)
  const isReady = readyRows(await checkAgainst(db, orgId, rows))
  const open = rows.flatMap((row, index) =>
    isReady[index] && row.language ? [{ ...row, language: row.language }] : [],
  )
  const passwords = await makePasswords(deps, open.length)
  const households: PreparedRow[] = open.flatMap((row, index) =>
    passwords[index] ? [{ ...row, ...passwords[index] }] : [],
  )
  try {
    return await db.transaction().execute(async (tx) => {
      if (!(await lockOrganisation(tx, orgId))) fail('not_found')
      // Another import of this organisation may have made some of them meanwhile.
      const stillReady = readyRows(await checkAgainst(tx, orgId, households))
      const fresh = households.filter((_, index) => stillReady[index])
      const there = rows.length - fresh.length
      if (fresh.length === 0) return { logins: [], there, until: until.toISOString() }
      const contract = { orgId, at, until, planId: yearlyPlanId }
      const { employerIds, workerIds } = await addHouseholds(tx, fresh, contract)
      if (mail) await inviteEmployers(deps, tx, employerIds)
      await auditMany(
        tx,
        {
          at,
          userId: admin.id,
          action: 'households_made',
          after: { access_until: until.toISOString() },
          summary: {
            about: aboutOrganisation(orgId),
            after: { households: fresh.length, until: until.toISOString() },
            detail: { there, mailed: mail },
          },
        },
        [...employerIds, ...workerIds.values()].map((id) => ({ about: { kind: 'account', id, orgId } })),
      )
      const logins = fresh.map(({ userId, workerName, language, password }) => ({
        id: workerIds.get(userId) ?? 0,
        name: workerName,
        user_id: userId,
        password,
        language_code: language,
      }))
      return { logins, there, until: until.toISOString() }
    })
  } catch (error) {
    // Somebody registered one of the names at this moment.
    if (['users_email', 'users_username'].some((name) => isUniqueViolation(error, name))) return fail('rows_refused')
    throw error
  }
}

/** Returns for each row whether it is to be made; one refused row refuses all. */
function readyRows(checked: { state: string }[]): boolean[] {
  if (checked.some(({ state }) => state === 'refused')) fail('rows_refused')
  return checked.map(({ state }) => state === 'ready')
}
