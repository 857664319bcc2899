import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** The card that renewals are paid with. */
export const cardTexts = {
  updateCard: 'Update card',
  saveCard: 'Save card',
  securePayment: 'Secure card payment',
  now: 'Now',
  ending: '{brand} ending {last4}',
  expires: 'Expires {expiry}',
  noCard: 'There is no card yet.',
  nextPayment: 'The next payment of {amount} is on {date}.',
  paysAtOnce: 'Your last renewal is not paid. A new card pays it at once.',
  saved: 'Card updated.',
  noPlan: 'Please subscribe first.',
  seePlans: 'See plans',
} as const satisfies EmployerTexts
