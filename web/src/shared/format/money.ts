import { plans } from '@kasama/contract/money/billing.rules'

/**
 * Always with cents, as in a sum: '$149.00', '-$1,234.50'. Singapore's form, in every language. Written by hand: a
 * browser's first formatter of money takes 40 ms, and 150 on a cheap phone.
 */
export function moneyWithCents(cents: number): string {
  const roundedCents = Math.round(Math.abs(cents))
  const dollars = String(Math.floor(roundedCents / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${dollars}.${String(roundedCents % 100).padStart(2, '0')}`
}

/** '$19.90', and '$149' without cents. */
export const money = (cents: number): string => moneyWithCents(cents).replace(/\.00$/, '')

export const priceOfPlan = (planId: number): string => money(plans[planId]?.cents ?? 0)
