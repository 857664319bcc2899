import { randomUUID } from 'node:crypto'
import { admin } from '../people/admins'
import type { Death } from './script'
import type { Answer, Buyer, Stage } from './stage'

type RefundRequest = { path: string; body: object }
/** An admin at the desk, with the form that got no answer. */
export type RefundingAdmin = Buyer & { unanswered: RefundRequest | null }

const part = 500
const isUnclear = ({ status }: Answer) => status === 0 || status >= 500

/** Makes an admin, one for each tab. */
export async function newAdmin({ db, now }: Stage): Promise<RefundingAdmin> {
  const { id, token } = await admin({ deps: { db, now } as Parameters<typeof admin>[0]['deps'] })
  return { id, token, unanswered: null }
}

/** A refund of the latest payment with something left; its note records the amount that the form shows as refunded. */
async function requestFor({ db }: Stage, buyer: Buyer, isWhole: boolean): Promise<RefundRequest | null> {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'amount', 'refunded'])
    .where('user_id', '=', buyer.id)
    .whereRef('amount', '>', 'refunded')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!payment) return null
  const { id, amount, refunded } = payment
  const refundable = amount - refunded
  const body = {
    amount: isWhole ? refundable : Math.min(part, refundable),
    reason: 'requested_by_customer',
    note: `shown ${refunded}`,
    refunded,
    key: randomUUID(),
  }
  return { path: `admin/payments/${id}/refund`, body }
}

export type Press = { tab: number; isWhole: boolean; dies?: Death | undefined }

/** Makes a refund as an admin who has just confirmed the identity; a form without an answer is sent again unchanged. */
export async function refund(
  stage: Stage,
  admin: RefundingAdmin,
  buyer: Buyer,
  { tab, isWhole, dies }: Press,
): Promise<Answer> {
  const request = admin.unanswered ?? (await requestFor(stage, buyer, isWhole))
  if (!request) return { status: 0, code: 'nothing to give back' }
  const at = stage.now()
  await stage.db
    .updateTable('sessions')
    .set({ confirmed_at: at, last_seen_at: at })
    .where('user_id', '=', admin.id)
    .execute()
  const answer = await stage.call(admin, tab, { method: 'POST', ...request }, dies)
  admin.unanswered = isUnclear(answer) ? request : null
  return answer
}
