import type { Db } from '../../../../platform/database/db'
import { fail } from '../../../../platform/http/errors'
import { type Held, holdAccounts } from './doing.queries'

/** The account, held until the transaction ends; one of another organisation is answered like a missing one. */
export async function holdAccount(tx: Db, id: number, orgId: number | null): Promise<Held> {
  const [account] = await holdAccounts(tx, [id], orgId)
  return account ?? fail('not_found')
}

/** What the audit trail says a thing was done to. */
export const aboutAccount = ({ id, org_id }: Pick<Held, 'id' | 'org_id'>) => ({
  kind: 'account' as const,
  id,
  orgId: org_id,
})
