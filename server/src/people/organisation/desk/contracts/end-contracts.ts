import { endOfDay, singaporeDay, startOfDay } from '@kasama/contract/calendar.rules'
import { auditMany } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { lockEmployers } from '../households/households.queries'
import { type ContractMailJobData, contractMailJob } from './contract-mail.job'
import { addCuts, type Contract, lockContracts, setEnds, takeCuts } from './end-contracts.queries'

type ContractEnd = { ids: number[]; until: string; now?: boolean | undefined; reason: string }

/**
 * The end of the day, or this moment. What an admin reads before she confirms is what happens: a call that was meant
 * before midnight ends nothing at once after it.
 */
function endOn({ until: day, now: isNow }: ContractEnd, at: Date): Date {
  const end = endOfDay(day) ?? fail('invalid_input', { field: 'until' })
  if (end <= at || (isNow && day !== singaporeDay(at))) fail('contract_end_invalid', { field: 'until' })
  return isNow ? at : end
}

/** The beginning of today in Singapore: cuts made after it can be undone. */
const startOfToday = (at: Date) => startOfDay(singaporeDay(at)) as Date

/** Locks all of these contracts, after their employers as a deletion does; fails if one is missing. */
async function lockAll(tx: Db, ids: number[], orgId: number | null): Promise<Contract[]> {
  await lockEmployers(tx, ids)
  const contracts = await lockContracts(tx, ids, orgId)
  return contracts.length < ids.length ? fail('not_found') : contracts
}

const entryOf = ({ id, orgId, endsAt }: Contract, after: Date) => ({
  about: { kind: 'account' as const, id, orgId },
  before: { access_until: endsAt.toISOString() },
  after: { access_until: after.toISOString() },
})

/** The audit entry for all of them; it belongs to the provider if they are of several organisations. */
function summaryOf(contracts: Contract[], until?: Date) {
  const [orgId, ...otherOrgIds] = [...new Set(contracts.map((contract) => contract.orgId))]
  const kind = orgId && otherOrgIds.length === 0 ? ('organisation' as const) : ('list' as const)
  const about =
    kind === 'list' ? { kind, id: 'contracts', orgId: null } : { kind, id: orgId ?? 0, orgId: orgId ?? null }
  return { about, after: { contracts: contracts.length, ...(until && { until: until.toISOString() }) } }
}

/** Ends contracts earlier than agreed. Access ends with them: each request reads the contract. */
export async function endContracts({ db, now, jobs }: Deps, admin: User, wanted: ContractEnd) {
  const { ids, reason } = wanted
  const at = now()
  const until = endOn(wanted, at)
  return db.transaction().execute(async (tx) => {
    const contracts = (await lockAll(tx, ids, admin.orgId)).filter(
      ({ startsAt, endsAt }) => endsAt > until && startsAt <= until,
    )
    if (contracts.length === 0) return { ends_at: until.toISOString(), ids: [] }
    await setEnds(
      tx,
      contracts.map(({ id }) => ({ id, endsAt: until })),
      at,
    )
    await addCuts(tx, { contracts, until, at, byProvider: admin.orgId === null, today: startOfToday(at) })
    await auditMany(
      tx,
      { at, userId: admin.id, action: 'contracts_shortened', reason, summary: summaryOf(contracts, until) },
      contracts.map((contract) => entryOf(contract, until)),
    )
    for (const { id } of contracts)
      await jobs.enqueue<ContractMailJobData>(tx, contractMailJob, { id, until: until.toISOString(), isBack: false })
    return { ends_at: until.toISOString(), ids: contracts.map(({ id }) => id) }
  })
}

/** Undoes today's last shortening of contracts that have not changed since. */
export async function undoContractEnd({ db, now, jobs }: Deps, admin: User, ids: number[]): Promise<number[]> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const contracts = new Map((await lockAll(tx, ids, admin.orgId)).map((contract) => [contract.id, contract]))
    const undone = await takeCuts(tx, { ids, orgId: admin.orgId, today: startOfToday(at) })
    if (undone.length === 0) return []
    await setEnds(tx, undone, at)
    const changed = undone.flatMap(({ id, endsAt }) => {
      const contract = contracts.get(id)
      return contract ? [{ contract, endsAt }] : []
    })
    await auditMany(
      tx,
      {
        at,
        userId: admin.id,
        action: 'shortening_taken_back',
        summary: summaryOf(changed.map(({ contract }) => contract)),
      },
      changed.map(({ contract, endsAt }) => entryOf(contract, endsAt)),
    )
    for (const { id, endsAt } of undone)
      await jobs.enqueue<ContractMailJobData>(tx, contractMailJob, { id, until: endsAt.toISOString(), isBack: true })
    return undone.map(({ id }) => id)
  })
}
