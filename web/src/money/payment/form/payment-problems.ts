import type { Problems } from '#shared/ui/forms/use-problems.ts'
import { billingTexts } from '../../billing.texts'
import { countryCode } from '../../card-fields/country-code'

/** The specification's fields except the card's own, which are the payment provider's. */
const ownerFields = ['card_owner', 'card_address', 'card_city', 'card_zip', 'card_country'] as const
export type OwnerField = (typeof ownerFields)[number]
export type Owner = Record<OwnerField, string>

/** The fields that are filled in. */
export const completeFields = (owner: Partial<Owner>): ReadonlySet<string> =>
  new Set(ownerFields.filter((field) => (owner[field] ?? '').trim() !== ''))

/** Returns all missing fields at once, otherwise an unknown country. */
export function missingDetails(owner: Partial<Owner>): Problems {
  const missing = ownerFields.filter((field) => owner[field]?.trim() === '')
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, billingTexts.fillIn]))
    return { ...fields, '': billingTexts.incomplete }
  }
  const isKnown = owner.card_country === undefined || countryCode(owner.card_country) !== null
  return isKnown ? {} : { card_country: billingTexts.countryUnknown }
}

/** Once she corrects the card, its problem and that of the whole payment are dropped. */
export function withoutCard({ card: _, '': __, ...others }: Problems): Problems {
  return others
}
