import type { FormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { billingTexts } from '../../billing.texts'
import { type CardEntry, type Cardholder, CardProblem } from '../card-entry'
import { digitsOf, expiryEnd, passesLuhn } from './card-format'

/** Typed card data; it is never sent to our server. */
export type Card = { number: string; expiry: string; cvc: string }
export const emptyCard: Card = { number: '', expiry: '', cvc: '' }

const isComplete = {
  number: ({ number }: Card) => passesLuhn(digitsOf(number)),
  expiry: ({ expiry }: Card) => expiryEnd(expiry) !== undefined,
  cvc: ({ cvc }: Card) => digitsOf(cvc).length >= 3,
}
const cardFields = ['number', 'expiry', 'cvc'] as const

/** The fields with a valid value. */
export const validCardFields = (card: Card): ReadonlySet<string> =>
  new Set(cardFields.filter((field) => isComplete[field](card)))

/** Returns all empty fields; whether a card is good is decided by the payment provider. */
export function missingCardFields(card: Card): FormErrors {
  const missing = cardFields.filter((field) => card[field].trim() === '')
  if (missing.length === 0) return {}
  return { ...Object.fromEntries(missing.map((field) => [field, billingTexts.fillIn])), '': incomplete }
}

/** Published test numbers and their ids. No card number leaves this page, not even one of these. */
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

const { incomplete } = billingTexts
const incorrect = 'Your card number is incorrect.'
const testMode = 'This installation is in test mode and takes test cards only, such as 4242 4242 4242 4242.'

type CardClient = { createSource: (card: Card, owner: Cardholder) => ReturnType<CardEntry['createSource']> }

/** Turns a card into an id as the payment provider does, for an installation without one. */
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

function cardProblem(card: Card, owner: Cardholder, now: Date): CardProblem | undefined {
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
