import { dayInWords, lastDayBefore, singaporeDay } from '@kasama/contract/calendar.rules'
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
import { renew, shorten } from './contracts.queries'

type Renewals = { org: { id: number; name: string }; contracts: number; until: Date; isBack: boolean; at: Date }

/** Tells the admins of an organisation that contracts were renewed together, or that this was undone: one mail each. */
async function confirmRenewals(tx: Db, jobs: Jobs, { org, contracts, until, isBack, at }: Renewals) {
  if (contracts === 0) return
  const [many, are, they] = contracts === 1 ? ['1 contract', 'is', 'It'] : [`${contracts} contracts`, 'are', 'They']
  const day = dayInWords(singaporeDay(at))
  const last = dayInWords(lastDayBefore(until))
  const title = isBack ? `The renewal of ${many} was taken back` : `${many} ${are} renewed`
  for (const { id, email: to } of await listAdminsOf(tx, [org.id]))
    await confirmByMail(tx, jobs, {
      to,
      userId: id,
      kind: 'contracts_renewed',
      title,
      paragraphs: [
        'Hello,',
        isBack
          ? `On ${day} the renewal of ${many} of ${org.name} until ${last} was taken back. ${they} end${contracts === 1 ? 's' : ''} as before.`
          : `On ${day} ${many} of ${org.name} ${contracts === 1 ? 'was' : 'were'} renewed. ${they} last${contracts === 1 ? 's' : ''} until ${last}.`,
        'Which ones is listed at the desk, under Contracts.',
      ],
      button: { label: 'See the contracts', path: '/admin?view=ending' },
      reason: `Admins of ${org.name} get this mail whenever contracts are renewed together.`,
    })
}

const maxContracts = 2000
type RenewedContracts = { id: number; before: string }[]

/** The former and the new end of a contract, for the audit trail of its account. */
const entryOf = (orgId: number, id: number, { before, after }: { before: Date; after: Date }) => ({
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
    const renewed = await renew(tx, { orgId, ids: ids ?? null, until, max: maxContracts + 1 })
    if (renewed.length > maxContracts) fail('too_many_rows')
    const contracts = renewed.length
    const organisationEntry = { about: aboutOrganisation(orgId), after: { until: until.toISOString(), contracts } }
    await auditMany(
      tx,
      { at, userId: admin.id, action: 'contracts_renewed', reason, summary: organisationEntry },
      renewed.map(({ id, before }) => entryOf(orgId, id, { before, after: until })),
    )
    await confirmRenewals(tx, jobs, { org, contracts, until, isBack: false, at })
    return renewed
  })
  return { until: until.toISOString(), renewed: rows.map(({ id, before }) => ({ id, before: before.toISOString() })) }
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
