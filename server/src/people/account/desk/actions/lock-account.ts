import type { Db } from '#platform/database/db'
import { fail } from '#platform/http/errors'
import { type LockedAccount, lockAccounts } from './actions.queries'

/** Locks an account until the transaction ends; not_found if it belongs to another organisation. */
export async function lockAccount(tx: Db, id: number, orgId: number | null): Promise<LockedAccount> {
  const [account] = await lockAccounts(tx, [id], orgId)
  return account ?? fail('not_found')
}

/** The subject of an entry in the audit trail. */
export const aboutAccount = ({ id, org_id }: Pick<LockedAccount, 'id' | 'org_id'>) => ({
  kind: 'account' as const,
  id,
  orgId: org_id,
})
