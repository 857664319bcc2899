import { randomUUID } from 'node:crypto'
import { admin } from '../people/admins'
import type { Death } from './script'
import type { Answer, Buyer, Stage } from './stage'

type RefundRequest = { path: string; body: object }
/** An admin at the desk, with the form that got no answer. */
export type Clerk = Buyer & { unanswered: RefundRequest | null }

const part = 500
const isUnclear = ({ status }: Answer) => status === 0 || status >= 500

/** Makes an admin, one for each tab. */
export async function newClerk({ db, now }: Stage): Promise<Clerk> {
  const { id, token } = await admin({ deps: { db, now } as Parameters<typeof admin>[0]['deps'] })
  return { id, token, unanswered: null }
}

/** A refund of the latest payment with something left; its note records the amount that the form shows as refunded. */
async function wishFor({ db }: Stage, buyer: Buyer, isWhole: boolean): Promise<RefundRequest | null> {
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
export async function refund(stage: Stage, clerk: Clerk, buyer: Buyer, { tab, isWhole, dies }: Press): Promise<Answer> {
  const wish = clerk.unanswered ?? (await wishFor(stage, buyer, isWhole))
  if (!wish) return { status: 0, code: 'nothing to give back' }
  const at = stage.now()
  await stage.db
    .updateTable('sessions')
    .set({ confirmed_at: at, last_seen_at: at })
    .where('user_id', '=', clerk.id)
    .execute()
  const answer = await stage.call(clerk, tab, { method: 'POST', ...wish }, dies)
  clerk.unanswered = isUnclear(answer) ? wish : null
  return answer
}
