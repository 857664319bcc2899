import type { Deps } from '../../../../deps'
import type { User } from '../../../../platform/http/access'
import { holdPayer } from '../../../billing/upkeep/let-go'
import { removeWholly } from '../../remove-wholly'
import { aboutAccount, holdAccount } from './hold-account'

/** Deletes an account for its owner, or for who answers for her. What is lost is what deleting it herself would lose. */
export async function deleteOther(deps: Deps, admin: User, id: number, reason: string): Promise<void> {
  const at = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    await holdPayer(tx, id)
    const account = await holdAccount(tx, id, admin.orgId)
    await removeWholly(deps, tx, { account, at, by: admin.id, about: aboutAccount(account), reason })
  })
}
