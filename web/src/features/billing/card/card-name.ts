import { fillIn } from '../../../shared/i18n/texts'
import { cardTexts } from './card.texts'

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unionpay: 'UnionPay',
  jcb: 'JCB',
}

/** A card as it is called: 'Visa ending 4242'; null where none is known. */
export function cardName(brand: string | null | undefined, last4: string | null | undefined): string | null {
  if (!last4) return null
  return fillIn(cardTexts.ending, { brand: brands[brand ?? ''] ?? 'Card', last4 })
}
