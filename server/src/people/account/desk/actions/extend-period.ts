import { endOfDay } from '@kasama/contract/calendar.rules'
import { maxExtensionDays } from '@kasama/contract/desk/desk.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import { extendAccess, findPeriod } from '#money/plan/extend'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { confirmAccess } from './confirm-access'
import { aboutAccount, lockAccount } from './lock-account'

/**
 * Extends an account's access to a given day. An agency's contract then ends on that day. For a plan that a household
 * pays for, only access lasts longer: the provider charges as before. A plan that has ended can't be extended; an
 * agency's contract can.
 */
export async function extendPeriod(
  { db, now, jobs }: Deps,
  admin: User,
  id: number,
  change: { until: string; reason: string },
): Promise<void> {
  const at = now()
  const until = endOfDay(change.until) ?? fail('invalid_input', { field: 'until' })
  if (until.getTime() > at.getTime() + (maxExtensionDays + 1) * dayMs) fail('extension_too_long', { field: 'until' })
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id, admin.orgId)
    const period = await findPeriod(tx, id, at)
    // A worker has no period of her own; her employer has.
    if (!period) return fail('nothing_to_extend')
    if (until <= period.end || until <= at) fail('extension_too_short', { field: 'until' })
    await extendAccess(tx, id, { until, isAgency: period.isAgency })
    await audit(tx, {
      at,
      userId: admin.id,
      action: 'period_extended',
      about: aboutAccount(account),
      before: { access_until: period.end.toISOString() },
      after: { access_until: until.toISOString() },
      reason: change.reason,
    })
    await confirmAccess(tx, jobs, { employerId: id, at, kind: 'extended', until })
  })
}
