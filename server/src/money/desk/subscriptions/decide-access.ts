import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { lockSubscription } from '../../plan/plan.queries'
import { endDifference } from './compare.queries'

type Decision = { userId: number; adminId: number; access: 'keep' | 'end'; reason: string }

/**
 * Decides on access whose subscription no longer exists at the provider: it lasts until the end of the paid period,
 * like a canceled plan, or ends now. Nothing more is charged in either case.
 */
export async function decideAccess({ db, now }: Deps, { userId, adminId, access, reason }: Decision): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const row = await lockSubscription(tx, userId)
    if (!row?.differs_since || row.seen_status !== 'gone') return fail('difference_gone')
    const status = access === 'keep' ? 'canceled' : 'expired'
    await endDifference(tx, userId, status)
    const about = { kind: 'subscription' as const, id: userId, orgId: null }
    const states = { before: { status: row.status }, after: { status } }
    await audit(tx, { at, userId: adminId, action: 'access_decided', about, ...states, reason })
  })
}
