import type { FormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { billingTexts } from '../../billing.texts'
import { countryCode } from '../../card-fields/country-code'

/** The specification's fields except the card's own, which are the payment provider's. */
const cardholderFields = ['card_owner', 'card_address', 'card_city', 'card_zip', 'card_country'] as const
export type CardholderField = (typeof cardholderFields)[number]
export type CardholderDetails = Record<CardholderField, string>

/** The names of the filled-in fields. */
export const filledDetails = (details: Partial<CardholderDetails>): ReadonlySet<string> =>
  new Set(cardholderFields.filter((field) => (details[field] ?? '').trim() !== ''))

/** Returns all missing fields at once, otherwise an unknown country. */
export function detailErrors(details: Partial<CardholderDetails>): FormErrors {
  const missing = cardholderFields.filter((field) => details[field]?.trim() === '')
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, billingTexts.fillIn]))
    return { ...fields, '': billingTexts.incomplete }
  }
  const isKnown = details.card_country === undefined || countryCode(details.card_country) !== null
  return isKnown ? {} : { card_country: billingTexts.countryUnknown }
}

/** Removes the error of the card and that of the whole payment, for use once she edits the card. */
export function withoutCardErrors({ card: _, '': __, ...others }: FormErrors): FormErrors {
  return others
}
