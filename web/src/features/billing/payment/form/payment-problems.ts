import type { Problems } from '../../../../shared/ui/forms/use-problems'
import { billingTexts } from '../../billing.texts'
import type { Card } from '../../card-client'
import { digitsOf, expiryEnd, passesLuhn } from '../../card-format'

/** The fields of the specification beside the card's own, which have no names so that no form can send them. */
const ownerFields = ['card_owner', 'card_address', 'card_city', 'card_zip', 'card_country'] as const
export type OwnerField = (typeof ownerFields)[number]
export type Owner = Record<OwnerField, string>
export const emptyCard: Card = { number: '', expiry: '', cvc: '' }

const isComplete = {
  number: ({ number }: Card) => passesLuhn(digitsOf(number)),
  expiry: ({ expiry }: Card) => expiryEnd(expiry) !== undefined,
  cvc: ({ cvc }: Card) => digitsOf(cvc).length >= 3,
}
const cardFields = ['number', 'expiry', 'cvc'] as const

/** The fields that are filled in as they should be. */
export function completeFields(card: Card, owner: Partial<Owner>): ReadonlySet<string> {
  return new Set([
    ...cardFields.filter((field) => isComplete[field](card)),
    ...ownerFields.filter((field) => (owner[field] ?? '').trim() !== ''),
  ])
}

/** Everything that is missing of what is asked for, at once; whether a card is good is the payment provider's word. */
export function missingDetails(card: Card, owner: Partial<Owner>): Problems {
  const missing = [
    ...cardFields.filter((field) => card[field].trim() === ''),
    ...ownerFields.filter((field) => owner[field]?.trim() === ''),
  ]
  if (missing.length === 0) return {}
  const fields = Object.fromEntries(missing.map((field) => [field, billingTexts.fillIn]))
  return { ...fields, '': billingTexts.incomplete }
}
