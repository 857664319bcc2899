import { lockPayer } from '#money/upkeep/customer/release-payer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { removeWholly } from '../../delete/remove-wholly'
import { lockToDelete } from './actions.queries'
import { aboutAccount } from './lock-account'

/** Deletes an account on behalf of its owner, with the same effect as when she deletes it herself. */
export async function deleteOther(deps: Deps, admin: User, id: number, reason: string): Promise<void> {
  const at = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockPayer(tx, id)
    const account = (await lockToDelete(tx, id, admin.orgId)) ?? fail('not_found')
    await removeWholly(deps, tx, { account, at, by: admin.id, about: aboutAccount(account), reason })
  })
}
