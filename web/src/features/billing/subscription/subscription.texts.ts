import type { EmployerTexts } from '../../../shared/i18n/texts'

/** The plan in the employer's settings. */
export const subscriptionTexts = {
  plan: 'Plan',
  yourSubscription: 'Your subscription',
  active: 'Active',
  canceled: 'Canceled',
  ended: 'Ended',
  free: 'Free',
  aYear: 'a year',
  aMonth: 'a month',
  activeLine: '{name} plan. Renews on {date}.',
  canceledLine: '{name} plan. Access until {date}.',
  endedLine: '{name} plan. It ended on {date}.',
  freeLine: 'Free plan. You see the free lessons.',
  activeNote: '{name} · renews {date}',
  canceledNote: '{name} · until {date}',
  endedNote: '{name} · ended {date}',
  freeNote: 'Free',
  seePlans: 'See plans',
  planFailed: 'Unable to load subscription plan. Please try again.',
  tryAgain: 'Try again',
  ok: 'OK',
} as const satisfies EmployerTexts
