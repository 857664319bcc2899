import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Texts beside every button that costs money. */
export const termsTexts = {
  today: 'Today',
  paidToday: 'Paid today',
  nothing: 'Nothing',
  next: 'Next payment',
  everyYear: '{amount} on {date}, then every year',
  everyMonth: '{amount} on {date}, then every month',
  none: 'None. It ends on {date} by itself.',
  toEnd: 'To end it',
  how: 'Your settings, Plan, “Cancel subscription”, any time. You keep access until the period ends, and nothing more is charged.',
} as const satisfies EmployerTexts
