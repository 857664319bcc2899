import { dayInWords, lastDayBefore, singaporeDay } from '@kasama/contract/calendar.rules'
import { maxRenewedContracts } from '@kasama/contract/people/organisation.rules'
import { auditMany } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Jobs } from '#platform/jobs/jobs'
import { confirmByMail } from '#platform/mails/confirmation.job'
import { readMoment } from '#platform/read-moment'
import { lockOrganisation } from '../desk-organisations.queries'
import { listAdminsOf } from '../ending/ending.queries'
import { aboutOrganisation } from '../write-organisation'
import { contractEnd } from './contract-end'
import { hasRenewable, renew, shorten } from './contracts.queries'

type Renewals = { org: { id: number; name: string }; contracts: number; until: Date; isBack: boolean; at: Date }

/** Tells the admins of an organisation that contracts were renewed together, or that this was undone: one mail each. */
async function confirmRenewals(tx: Db, jobs: Jobs, { org, contracts, until, isBack, at }: Renewals) {
  if (contracts === 0) return
  const say = contracts === 1 ? wordsOfOne : wordsOfSome(contracts)
  const day = dayInWords(singaporeDay(at))
  const last = dayInWords(lastDayBefore(until))
  for (const { id, email: to } of await listAdminsOf(tx, [org.id]))
    await confirmByMail(tx, jobs, {
      to,
      userId: id,
      kind: 'contracts_renewed',
      title: isBack ? `The renewal of ${say.many} was taken back` : `${say.many} ${say.are} renewed`,
      paragraphs: [
        'Hello,',
        isBack
          ? `On ${day} the renewal of ${say.many} of ${org.name} until ${last} was taken back. ${say.theyEnd} as before.`
          : `On ${day} ${say.many} of ${org.name} ${say.were} renewed. ${say.theyLast} until ${last}.`,
        'The desk lists each household with the last day of its contract.',
      ],
      button: { label: 'See the households', path: '/admin' },
      reason: `Admins of ${org.name} get this mail whenever contracts are renewed together.`,
    })
}

const wordsOfOne = { many: '1 contract', are: 'is', were: 'was', theyEnd: 'It ends', theyLast: 'It lasts' }
const wordsOfSome = (number: number) => ({
  many: `${number} contracts`,
  are: 'are',
  were: 'were',
  theyEnd: 'They end',
  theyLast: 'They last',
})

type RenewedContracts = { id: number; before: string }[]

/** The former and the new end of a contract, for the audit trail of its account. */
const entryOf = (orgId: number, id: number, { before, after }: { before: Date; after: Date }) => ({
  about: { kind: 'account' as const, id, orgId },
  before: { access_until: before.toISOString() },
  after: { access_until: after.toISOString() },
})

/**
 * Extends contracts to the end of a day, so many at a time; returns the values that an undo needs. Those that were ended
 * on purpose are renewed only by `ids`.
 */
export async function renewContracts(
  { db, now, jobs }: Deps,
  admin: User,
  { orgId, until: lastDay, ids, reason }: { orgId: number; until: string; ids?: number[] | undefined; reason: string },
) {
  const at = now()
  const until = contractEnd(lastDay, at, admin)
  return db.transaction().execute(async (tx) => {
    const org = (await lockOrganisation(tx, orgId)) ?? fail('not_found')
    const wanted = { orgId, ids: ids ?? null, until }
    const renewed = await renew(tx, { ...wanted, max: maxRenewedContracts })
    const contracts = renewed.length
    const organisationEntry = { about: aboutOrganisation(orgId), after: { until: until.toISOString(), contracts } }
    await auditMany(
      tx,
      { at, userId: admin.id, action: 'contracts_renewed', reason, summary: organisationEntry },
      renewed.map(({ id, before }) => entryOf(orgId, id, { before, after: until })),
    )
    await confirmRenewals(tx, jobs, { org, contracts, until, isBack: false, at })
    return {
      until: until.toISOString(),
      renewed: renewed.map(({ id, before }) => ({ id, before: before.toISOString() })),
      is_more: contracts === maxRenewedContracts && (await hasRenewable(tx, wanted)),
    }
  })
}

export async function undoRenewal(
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
    const organisationEntry = { about: aboutOrganisation(orgId), before: { until }, after: { contracts } }
    await auditMany(
      tx,
      { at, userId: admin.id, action: 'renewal_taken_back', summary: organisationEntry },
      shortened.map(({ id, before }) => entryOf(orgId, id, { before: readMoment(until), after: before })),
    )
    await confirmRenewals(tx, jobs, { org, contracts, until: readMoment(until), isBack: true, at })
    return contracts
  })
}
