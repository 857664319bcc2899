import { auditMany } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { readMoment } from '#platform/read-moment'
import { lockOrganisation } from '../desk-organisations.queries'
import { aboutOrganisation } from '../write-organisation'
import { confirmRenewals } from './confirm-renewals'
import { contractEnd } from './contract-end'
import { renew, shorten } from './contracts.queries'

const mostRenewed = 2000
type RenewedContracts = { id: number; before: string }[]

/** The former and the new end of a contract, for the audit trail of its account. */
const endOf = (orgId: number, id: number, { before, after }: { before: Date; after: Date }) => ({
  about: { kind: 'account' as const, id, orgId },
  before: { access_until: before.toISOString() },
  after: { access_until: after.toISOString() },
})

/** Extends contracts to the end of a day; returns the values that an undo needs. */
export async function renewContracts(
  { db, now, jobs }: Deps,
  admin: User,
  { orgId, until: lastDay, ids, reason }: { orgId: number; until: string; ids?: number[] | undefined; reason: string },
) {
  const at = now()
  const until = contractEnd(lastDay, at, admin)
  const rows = await db.transaction().execute(async (tx) => {
    const org = (await lockOrganisation(tx, orgId)) ?? fail('not_found')
    const renewed = await renew(tx, { orgId, ids: ids ?? null, until, most: mostRenewed + 1 })
    if (renewed.length > mostRenewed) fail('too_many_rows')
    const contracts = renewed.length
    const whole = { about: aboutOrganisation(orgId), after: { until: until.toISOString(), contracts } }
    await auditMany(
      tx,
      { at, userId: admin.id, action: 'contracts_renewed', reason, whole },
      renewed.map(({ id, before }) => endOf(orgId, id, { before, after: until })),
    )
    await confirmRenewals(tx, jobs, { org, contracts, until, isBack: false, at })
    return renewed
  })
  return { until: until.toISOString(), renewed: rows.map(({ id, before }) => ({ id, before: before.toISOString() })) }
}

export async function takeRenewalBack(
  { db, now, jobs }: Deps,
  admin: User,
  { orgId, until, renewed }: { orgId: number; until: string; renewed: RenewedContracts },
): Promise<number> {
  const at = now()
  const rows = renewed.map(({ id, before }) => ({ id, before: readMoment(before) }))
  return db.transaction().execute(async (tx) => {
    const org = (await lockOrganisation(tx, orgId)) ?? fail('not_found')
    const shortened = await shorten(tx, { orgId, until: readMoment(until), renewed: rows })
    const contracts = shortened.length
    const whole = { about: aboutOrganisation(orgId), before: { until }, after: { contracts } }
    await auditMany(
      tx,
      { at, userId: admin.id, action: 'renewal_taken_back', whole },
      shortened.map(({ id, before }) => endOf(orgId, id, { before: readMoment(until), after: before })),
    )
    await confirmRenewals(tx, jobs, { org, contracts, until: readMoment(until), isBack: true, at })
    return contracts
  })
}
