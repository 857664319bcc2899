/** Behaviour of a card: Stripe's published test cards, by number and by the ids that stand for them. */
export type TestCard = {
  number: string
  brand: string
  country: string
  /** Its decline; `onAttach` means already when it is attached to a customer. */
  decline?: { code: string; decline_code?: string; onAttach: boolean }
  /** When the bank wants to see the buyer: at every payment, until she was seen once, or if she is present. */
  authentication?: 'always' | 'until_set_up' | 'on_session'
  /** Reason of a dispute that follows a payment. */
  dispute?: string
}

const visa = (number: string, rest: Partial<TestCard> = {}): TestCard => ({
  number,
  brand: 'visa',
  country: 'US',
  ...rest,
})
const declined = (number: string, code: string, decline_code?: string): TestCard =>
  visa(number, { decline: { code, ...(decline_code && { decline_code }), onAttach: true } })
const afterAttach = (decline_code: string) => ({ code: 'card_declined', decline_code, onAttach: false })

const cards: Record<string, TestCard> = {
  visa: visa('4242424242424242'),
  visa_debit: visa('4000056655665556'),
  mastercard: { number: '5555555555554444', brand: 'mastercard', country: 'US' },
  amex: { number: '378282246310005', brand: 'amex', country: 'US' },
  sg: visa('4000007020000003', { country: 'SG' }),
  chargeDeclined: declined('4000000000000002', 'card_declined', 'generic_decline'),
  chargeDeclinedInsufficientFunds: declined('4000000000009995', 'card_declined', 'insufficient_funds'),
  chargeDeclinedLostCard: declined('4000000000009987', 'card_declined', 'lost_card'),
  chargeDeclinedStolenCard: declined('4000000000009979', 'card_declined', 'stolen_card'),
  chargeDeclinedVelocityLimitExceeded: declined('4000000000006975', 'card_declined', 'card_velocity_exceeded'),
  chargeDeclinedFraudulent: declined('4100000000000019', 'card_declined', 'fraudulent'),
  chargeDeclinedExpiredCard: declined('4000000000000069', 'expired_card'),
  chargeDeclinedIncorrectCvc: declined('4000000000000127', 'incorrect_cvc'),
  chargeDeclinedProcessingError: declined('4000000000000119', 'processing_error'),
  chargeCustomerFail: visa('4000000000000341', { decline: afterAttach('generic_decline') }),
  authenticationRequired: visa('4000002760003184', { authentication: 'always' }),
  authenticationRequiredOnSetup: visa('4000002500003155', { authentication: 'until_set_up' }),
  threeDSecure2Required: visa('4000000000003220', { authentication: 'until_set_up' }),
  authenticationRequiredSetupForOffSession: visa('4000003800000446', { authentication: 'on_session' }),
  authenticationRequiredChargeDeclinedInsufficientFunds: visa('4000008260003178', {
    authentication: 'always',
    decline: afterAttach('insufficient_funds'),
  }),
  threeDSecureRequiredChargeDeclined: visa('4000008400001629', {
    authentication: 'until_set_up',
    decline: afterAttach('generic_decline'),
  }),
  createDispute: visa('4000000000000259', { dispute: 'fraudulent' }),
  createDisputeProductNotReceived: visa('4000000000002685', { dispute: 'product_not_received' }),
}

const withoutBrand = (name: string) => name.replace(/^visa_(?!debit)/, '')

/** The card of pm_card_… */
export const cardOfToken = (id: string): TestCard | undefined =>
  id.startsWith('pm_card_') ? cards[withoutBrand(id.slice('pm_card_'.length))] : undefined
export const cardOfNumber = (number: string): TestCard | undefined =>
  Object.values(cards).find((card) => card.number === number)

const sentences: Record<string, string> = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  card_velocity_exceeded:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
}

export type Decline = { code: string; decline_code: string | undefined; message: string }

const nonDeclines = ['expired_card', 'incorrect_cvc', 'processing_error']

/** A decline in Stripe's wording, from its code or its decline code. */
export function declineOf(code: string): Decline {
  const isOwnCode = nonDeclines.includes(code)
  return {
    code: isOwnCode ? code : 'card_declined',
    decline_code: isOwnCode ? (code === 'processing_error' ? code : undefined) : code,
    message: sentences[code] ?? 'Your card was declined.',
  }
}
export const declineOfCard = ({ decline }: TestCard): Decline | undefined =>
  decline && declineOf(decline.decline_code ?? decline.code)
