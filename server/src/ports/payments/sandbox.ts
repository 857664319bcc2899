import type { ErrorCode } from '@kasama/contract/errors'
import type { Payments } from './payments'

/** What Stripe's published test cards do, by the ids that their documentation gives them. */
const cards: Record<string, 'paid' | ErrorCode> = {
  pm_card_visa: 'paid',
  pm_card_mastercard: 'paid',
  pm_card_chargeDeclined: 'card_declined',
  pm_card_chargeDeclinedInsufficientFunds: 'card_insufficient',
  pm_card_chargeDeclinedExpiredCard: 'card_expired',
  pm_card_chargeDeclinedIncorrectCvc: 'card_incorrect_cvc',
  pm_card_chargeDeclinedProcessingError: 'card_error',
}

/** Plays the card network for installations without a payment provider; moves no money. */
export function sandboxPayments(): Payments {
  return {
    name: 'sandbox',
    async charge({ sourceId, idempotencyKey }) {
      const card = cards[sourceId] ?? 'card_incorrect'
      return card === 'paid'
        ? { outcome: 'paid', reference: `sandbox_${idempotencyKey}` }
        : { outcome: 'declined', code: card }
    },
  }
}
