import { endOfDay } from '@kasama/contract/calendar.rules'
import { longestExtensionDays } from '@kasama/contract/desk.rules'
import type { Deps } from '../../../../deps'
import { audit } from '../../../../platform/audit'
import type { User } from '../../../../platform/http/access'
import { fail } from '../../../../platform/http/errors'
import { findPeriod, lengthen } from '../../../billing/extend'
import { aboutAccount, holdAccount } from './hold-account'

const dayMs = 86_400_000

/**
 * Lets an account's period last until a day. An agency's contract ends then; of a plan that a household pays for, access
 * lasts longer here, and the provider charges as before. Only what still runs is extended, an agency's contract also later.
 */
export async function extendPeriod(
  { db, now }: Deps,
  admin: User,
  id: number,
  wish: { until: string; reason: string },
): Promise<void> {
  const at = now()
  const until = endOfDay(wish.until) ?? fail('invalid_input', { field: 'until' })
  if (until.getTime() > at.getTime() + (longestExtensionDays + 1) * dayMs)
    fail('extension_too_long', { field: 'until' })
  await db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, id, admin.orgId)
    const period = await findPeriod(tx, id, at)
    // Of workers it is the employer's account that has a period.
    if (!period) return fail('nothing_to_extend')
    if (until <= period.end || until <= at) fail('extension_too_short', { field: 'until' })
    await lengthen(tx, id, { until, isAgency: period.isAgency })
    await audit(tx, {
      at,
      userId: admin.id,
      action: 'period_extended',
      about: aboutAccount(account),
      before: { access_until: period.end.toISOString() },
      after: { access_until: until.toISOString() },
      reason: wish.reason,
    })
  })
}
