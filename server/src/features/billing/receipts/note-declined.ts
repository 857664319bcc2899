import type { ErrorCode } from '@kasama/contract/errors'
import type { Db } from '../../../platform/database/db'

/** What a card may say no with; a bank that did not see its owner is no refusal of the card. */
const declines: ErrorCode[] = ['card_declined', 'card_insufficient', 'card_expired', 'card_incorrect_cvc', 'card_error']

type Declined = { userId: number | null; cause: string; planId: number; cents: number; at: Date; code: ErrorCode }

/** Notes that a card refused a payment, once for its cause; for what costs nothing there is nothing to tell. */
export async function noteDeclined(tx: Db, { userId, cause, planId, cents, at, code }: Declined): Promise<void> {
  if (userId === null || cents === 0 || !declines.includes(code)) return
  await tx
    .insertInto('declined_payments')
    .values({
      user_id: userId,
      cause,
      subscription_plan_id: planId,
      amount: cents,
      // Like the provider's moments, so that what was paid in the same second is the later one.
      declined_at: new Date(Math.floor(at.getTime() / 1000) * 1000),
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
}
