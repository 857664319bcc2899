import { type Card, type CardClient, type CardOwner, CardProblem } from './card-client'
import { digitsOf, expiryEnd, passesLuhn } from './card-format'

/** The published test numbers and the ids that stand for them; no other number leaves this page, and neither do these. */
const testCards: Record<string, string> = {
  '4242424242424242': 'pm_card_visa',
  '5555555555554444': 'pm_card_mastercard',
  '4000000000000002': 'pm_card_chargeDeclined',
  '4000000000009995': 'pm_card_chargeDeclinedInsufficientFunds',
  '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
  '4000000000000127': 'pm_card_chargeDeclinedIncorrectCvc',
  '4000000000000119': 'pm_card_chargeDeclinedProcessingError',
  '4000000000000341': 'pm_card_chargeCustomerFail',
  '4000002500003155': 'pm_card_authenticationRequiredOnSetup',
  '4000002760003184': 'pm_card_authenticationRequired',
}

const incomplete = 'Incomplete details. Please check again.'
const incorrect = 'Your card number is incorrect.'
const testMode = 'This installation is in test mode and takes test cards only, such as 4242 4242 4242 4242.'

/** The payment provider's client of an installation without one. */
export function sandboxCard(now: () => Date = () => new Date()): CardClient {
  return {
    async createSource(card, owner) {
      const problem = cardProblem(card, owner, now())
      if (problem) throw problem
      const source = testCards[digitsOf(card.number)]
      if (!source) throw new CardProblem(incorrect, { field: 'number', hint: testMode })
      return source
    },
  }
}

function cardProblem(card: Card, owner: CardOwner, now: Date): CardProblem | undefined {
  const number = digitsOf(card.number)
  if (number.length < 12) return new CardProblem(incomplete, { field: 'number' })
  if (!passesLuhn(number)) return new CardProblem(incorrect, { field: 'number', hint: testMode })
  const end = expiryEnd(card.expiry)
  if (!end) return new CardProblem(incomplete, { field: 'expiry' })
  if (end <= now) return new CardProblem('Your card has expired.', { field: 'expiry' })
  if (digitsOf(card.cvc).length < 3) return new CardProblem(incomplete, { field: 'cvc' })
  const parts = [owner.name, ...Object.values(owner.address ?? {})]
  return parts.some((part) => part.trim() === '') ? new CardProblem(incomplete) : undefined
}
