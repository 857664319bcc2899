import type { Deps } from '../../../../deps'
import { fail } from '../../../../platform/http/errors'
import { findSubscription } from '../../billing.queries'
import { clear } from '../../clear'
import { settle } from '../../standing/settle'
import { noteRepair } from '../../upkeep/repair.queries'
import { noteGone } from './compare.queries'

/** Looks at one account's plan at the provider now, and brings it in line. */
export async function compareAccount(deps: Deps, userId: number): Promise<void> {
  const { db, now, payments } = deps
  const row = (await findSubscription(db, userId)) ?? fail('not_found')
  const { provider_subscription: id, is_collected: isCollected } = row
  if (id === null) return
  await clear('provider_unclear', async () => {
    if (!(await payments.knowsPlan(id))) {
      if (isCollected) await noteGone(db, userId, now())
      return
    }
    const { before, after } = await settle(deps, id)
    if (before !== after) await noteRepair(db, { kind: 'plan', about: id, userId, before, after }, now())
  })
}
