import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { callProvider } from '../../payment/attempts/call-provider'
import { settle } from '../../payment/settle/settle'
import { findSubscription } from '../../plan/plan.queries'
import { noteRepair } from '../../upkeep/repair.queries'
import { noteGone } from './compare.queries'

/** Compares one account's plan with the provider's now and corrects ours. */
export async function compareAccount(deps: Deps, admin: Pick<User, 'id'>, userId: number): Promise<void> {
  const { db, now, payments } = deps
  const row = (await findSubscription(db, userId)) ?? fail('not_found')
  const { provider_subscription: id, is_collected: isCollected } = row
  if (id === null) return
  const states = await callProvider('provider_unclear', async () => {
    if (!(await payments.knowsPlan(id))) {
      if (isCollected) await noteGone(db, userId, now())
      return { after: { at_provider: 'gone' } }
    }
    const { before, after } = await settle(deps, id)
    if (before === after) return {}
    await noteRepair(db, { kind: 'plan', about: id, userId, before, after }, now())
    return { before: { plan: before }, after: { plan: after } }
  })
  const about = { kind: 'subscription' as const, id: userId, orgId: null }
  await audit(db, { at: now(), userId: admin.id, action: 'plan_compared', about, ...states })
}
