import type { ErrorCode } from '@kasama/contract/errors/errors'
import type { Db } from '#platform/database/db'
import { addDeclinedPayment } from './payments.queries'

/** Codes that mean the card was declined; an unanswered question of the bank is not among them. */
const declines: ErrorCode[] = ['card_declined', 'card_insufficient', 'card_expired', 'card_incorrect_cvc', 'card_error']

type DeclinedPayment = {
  userId: number | null
  cause: string
  planId: number
  cents: number
  at: Date
  code: ErrorCode
}

/** Records a declined payment once for each cause; does nothing for an amount of zero. */
export async function noteDeclined(tx: Db, { userId, cause, planId, cents, at, code }: DeclinedPayment): Promise<void> {
  if (userId === null || cents === 0 || !declines.includes(code)) return
  await addDeclinedPayment(tx, {
    user_id: userId,
    cause,
    subscription_plan_id: planId,
    amount: cents,
    // Truncated to seconds like the provider's times, so that a payment in the same second sorts after it.
    declined_at: new Date(Math.floor(at.getTime() / 1000) * 1000),
  })
}
