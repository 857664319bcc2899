import { lockPayer } from '#money/upkeep/customer/release-payer'
import { requireFreshCheck } from '#people/auth/session/fresh-check'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { removeWholly } from './remove-wholly'

/**
 * Deletes the caller's account and its personal data at once and for good. An employer's worker is unlinked and signed
 * out, and can't log in again; her records stay.
 */
export async function deleteAccount(deps: Deps, user: User): Promise<void> {
  const at = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockPayer(tx, user.id)
    await requireFreshCheck(tx, user, at)
    await removeWholly(deps, tx, { account: user, at, by: user.id })
  })
}
