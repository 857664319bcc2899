import type { Problems } from '../../../../shared/ui/forms/use-problems'
import { billingTexts } from '../../billing.texts'
import { countryCode } from '../../card-fields/country-code'

/** The fields of the specification beside the card's own, which are the payment provider's. */
const ownerFields = ['card_owner', 'card_address', 'card_city', 'card_zip', 'card_country'] as const
export type OwnerField = (typeof ownerFields)[number]
export type Owner = Record<OwnerField, string>

/** The fields that are filled in. */
export const completeFields = (owner: Partial<Owner>): ReadonlySet<string> =>
  new Set(ownerFields.filter((field) => (owner[field] ?? '').trim() !== ''))

/** Everything that is missing of what is asked for, at once. */
export function missingDetails(owner: Partial<Owner>): Problems {
  const missing = ownerFields.filter((field) => owner[field]?.trim() === '')
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, billingTexts.fillIn]))
    return { ...fields, '': billingTexts.incomplete }
  }
  const isKnown = owner.card_country === undefined || countryCode(owner.card_country) !== null
  return isKnown ? {} : { card_country: billingTexts.countryUnknown }
}

/** What she corrects in the card is not wrong any more, nor what was said of the payment as a whole. */
export function withoutCard({ card: _, '': __, ...others }: Problems): Problems {
  return others
}
