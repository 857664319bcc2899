import type { Db } from '../../../../platform/database/db'
import { fail } from '../../../../platform/http/errors'
import { type Held, holdAccounts } from './doing.queries'

/** Locks an account until the transaction ends; not_found where it belongs to another organisation. */
export async function holdAccount(tx: Db, id: number, orgId: number | null): Promise<Held> {
  const [account] = await holdAccounts(tx, [id], orgId)
  return account ?? fail('not_found')
}

/** The subject of an entry in the audit trail. */
export const aboutAccount = ({ id, org_id }: Pick<Held, 'id' | 'org_id'>) => ({
  kind: 'account' as const,
  id,
  orgId: org_id,
})
