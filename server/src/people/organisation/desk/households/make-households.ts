import type { Language } from '@kasama/contract/language'
import { yearlyPlanId } from '@kasama/contract/money/billing.rules'
import type { HouseholdRow } from '@kasama/contract/people/desk/households.api'
import { inviteEmployers } from '#people/auth/reset/invite-employers'
import { confirmWorkerChange } from '#people/worker/confirm-worker-change'
import { auditMany } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { contractEnd } from '../contracts/contract-end'
import { lockOrganisation } from '../desk-organisations.queries'
import { aboutOrganisation } from '../write-organisation'
import { checkAgainst } from './check-households'
import { cleanRow } from './check-rows'
import { addHouseholds, lockEmployers } from './households.queries'
import { makePasswords } from './make-passwords'

type HouseholdsRequest = { orgId: number; until: string; mail: boolean; rows: HouseholdRow[] }
type PreparedRow = ReturnType<typeof cleanRow> & { language: Language; password: string; passwordHash: string }
type FreshRow = PreparedRow & { employerId: number | null }

/**
 * Makes all households, or none; an employer whose helper has left gets the next one. Existing ones are left unchanged, so that a repeated import changes nothing. Passwords
 * are hashed before the transaction, which is short.
 */
export async function makeHouseholds(deps: Deps, admin: User, { orgId, mail, ...request }: HouseholdsRequest) {
  const { db, now } = deps
  const at = now()
  const until = contractEnd(request.until, at, admin)
  const rows = request.rows.map(cleanRow)
  const checked = await checkAgainst(db, { orgId, rows, at })
  const isReady = readyRows(checked)
  const open = rows.flatMap((row, index) =>
    isReady[index] && row.language ? [{ ...row, language: row.language }] : [],
  )
  const passwords = await makePasswords(deps, open.length)
  const households: PreparedRow[] = open.flatMap((row, index) =>
    passwords[index] ? [{ ...row, ...passwords[index] }] : [],
  )
  const waiting = checked.flatMap(({ employerId }) => employerId ?? [])
  try {
    return await db.transaction().execute(async (tx) => {
      if (!(await lockOrganisation(tx, orgId))) fail('not_found')
      await lockEmployers(tx, waiting)
      // Another import of this organisation may have made some of them meanwhile.
      const fresh = await stillReady(tx, { orgId, at }, households)
      const there = rows.length - fresh.length
      if (fresh.length === 0) return { logins: [], there, until: until.toISOString() }
      const contract = { orgId, at, until, planId: yearlyPlanId }
      const { employerIds, workerIds } = await addHouseholds(tx, fresh, contract)
      if (mail) await inviteEmployers(deps, tx, employerIds)
      await confirmNextHelpers(tx, deps, { fresh, at })
      const common = { at, userId: admin.id, action: 'households_made' as const }
      const summary = {
        about: aboutOrganisation(orgId),
        // The contracts of employers who are there already keep their ends.
        after: { households: fresh.length, ...(employerIds.length > 0 && { until: until.toISOString() }) },
        detail: { there, mailed: mail },
      }
      const after = { access_until: until.toISOString() }
      await auditMany(tx, { ...common, summary }, [
        ...employerIds.map((id) => ({ about: { kind: 'account' as const, id, orgId }, after })),
        ...fresh.map(({ userId, employerId }) => ({
          about: { kind: 'account' as const, id: workerIds.get(userId) ?? 0, orgId },
          after: employerId === null ? after : { employer_id: employerId },
        })),
      ])
      return { logins: fresh.map((row) => loginOf(row, workerIds)), there, until: until.toISOString() }
    })
  } catch (error) {
    // Somebody registered one of the names, or an employer made her next helper's login, at this moment.
    if (takenMeanwhile.some((name) => isUniqueViolation(error, name))) return fail('rows_refused')
    throw error
  }
}

const takenMeanwhile = ['users_email', 'users_username', 'worker_links_employer']

/** Returns the rows that are still to be made, each with the employer who is there already. */
async function stillReady(tx: Db, of: { orgId: number; at: Date }, households: PreparedRow[]): Promise<FreshRow[]> {
  const checked = await checkAgainst(tx, { ...of, rows: households })
  const isReady = readyRows(checked)
  return households.flatMap((household, index) =>
    isReady[index] ? [{ ...household, employerId: checked[index]?.employerId ?? null }] : [],
  )
}

/** Tells employers who were there already of their next helper. */
async function confirmNextHelpers(tx: Db, { jobs }: Deps, { fresh, at }: { fresh: FreshRow[]; at: Date }) {
  for (const { employerId, userId: username, workerName: fullname } of fresh)
    if (employerId !== null)
      await confirmWorkerChange(tx, jobs, 'agency_made', { employerId, worker: { username, fullname }, at })
}

const loginOf = ({ userId, workerName, language, password }: FreshRow, workerIds: Map<string, number>) => ({
  id: workerIds.get(userId) ?? 0,
  name: workerName,
  user_id: userId,
  password,
  language_code: language,
})

/** Returns for each row whether it is to be made; one refused row refuses all. */
function readyRows(checked: { state: string }[]): boolean[] {
  if (checked.some(({ state }) => state === 'refused')) fail('rows_refused')
  return checked.map(({ state }) => state === 'ready')
}
