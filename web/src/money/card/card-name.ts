import { fillIn } from '#shared/i18n/texts.ts'
import { cardTexts } from './card.texts'

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unionpay: 'UnionPay',
  jcb: 'JCB',
}

/** Month and year as printed on the card: '08/28'. */
export const cardExpiry = ({ exp_month, exp_year }: { exp_month: number; exp_year: number }) =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`

/** Display name of a card: 'Visa ending 4242'; null if none is known. */
export function cardName(brand: string | null | undefined, last4: string | null | undefined): string | null {
  if (!last4) return null
  return fillIn(cardTexts.ending, { brand: brands[brand ?? ''] ?? 'Card', last4 })
}
