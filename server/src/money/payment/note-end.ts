import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Refund } from './refund.queries'

type EndedRefund = Pick<Refund, 'payment_id' | 'amount' | 'asked_by' | 'state'>

/** Records the outcome of a refund in the audit trail, under the admin who ordered it. */
export function noteEnd(tx: Db, refund: EndedRefund, state: 'settled' | 'failed', at: Date): Promise<void> {
  const { payment_id: id, amount, asked_by: userId, state: was } = refund
  const action = state === 'settled' ? 'refund_made' : 'refund_refused'
  const about = { kind: 'payment', id, orgId: null } as const
  return audit(tx, { at, userId, action, about, before: { state: was }, after: { state }, detail: { amount } })
}
