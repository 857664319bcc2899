import type { ErrorCode } from '@kasama/contract/errors/errors'

/** Error codes for Stripe's codes of declined cards; the reason of the card's bank comes before the general one. */
const codes: Record<string, ErrorCode> = {
  insufficient_funds: 'card_insufficient',
  expired_card: 'card_expired',
  invalid_expiry_month: 'card_expired',
  invalid_expiry_year: 'card_expired',
  incorrect_cvc: 'card_incorrect_cvc',
  invalid_cvc: 'card_incorrect_cvc',
  incorrect_number: 'card_incorrect',
  invalid_number: 'card_incorrect',
  processing_error: 'card_error',
  authentication_required: 'card_authentication',
  authentication_not_handled: 'card_authentication',
  payment_intent_authentication_failure: 'card_authentication',
  setup_intent_authentication_failure: 'card_authentication',
  invoice_payment_intent_requires_action: 'card_authentication',
  subscription_payment_intent_requires_action: 'card_authentication',
}

export function declineOf(error: { code?: string | undefined; decline_code?: string | undefined }): ErrorCode {
  return codes[error.decline_code ?? ''] ?? codes[error.code ?? ''] ?? 'card_declined'
}
