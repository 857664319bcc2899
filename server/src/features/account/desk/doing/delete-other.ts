import type { Deps } from '../../../../deps'
import type { User } from '../../../../platform/http/access'
import { holdPayer } from '../../../billing/upkeep/release-payer'
import { removeWholly } from '../../remove-wholly'
import { aboutAccount, holdAccount } from './hold-account'

/** Deletes an account on behalf of its owner, with the same effect as when she deletes it herself. */
export async function deleteOther(deps: Deps, admin: User, id: number, reason: string): Promise<void> {
  const at = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    await holdPayer(tx, id)
    const account = await holdAccount(tx, id, admin.orgId)
    await removeWholly(deps, tx, { account, at, by: admin.id, about: aboutAccount(account), reason })
  })
}
