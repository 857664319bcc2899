import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Texts for paying in switch mode: from a monthly plan to the yearly one. */
export const switchTexts = {
  switchToAnnual: 'Switch to annual',
  annualPlan: 'Annual plan',
  oneYear: '1 year',
  unusedDays: '{days} unused days of your plan',
  fromBefore: 'Left to pay from before',
  unusedDay: '1 unused day of your plan',
  total: 'Total',
  why: 'The year starts today. What you paid for the days that are left is taken off.',
  staysCanceled:
    'Your plan stays canceled: the year does not renew. To renew it, press “Keep my plan” in your settings afterwards.',
  paidWith: 'Paid with {card}.',
  updateCard: 'Update card',
  pay: 'Pay {amount}',
  switched: 'You have the annual plan now. You paid {amount}.',
  planFailed: 'Unable to retrieve subscription plan. Please try again.',
  tryAgain: 'Try again',
  yourPlan: 'Your plan',
} as const satisfies EmployerTexts
