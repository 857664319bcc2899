import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const expiryTexts = {
  agencyExpired: 'Your account has expired. Please contact your agency admin.',
  ok: 'OK',
  renewsIn: 'Your plan renews in {days} days',
  renewsInOneDay: 'Your plan renews in 1 day',
  endsIn: 'Your plan ends in {days} days',
  endsInOneDay: 'Your plan ends in 1 day',
  renewsMessage: '{name} plan. It renews on {date}, unless you cancel.',
  endsMessage: '{name} plan. Access until {date}.',
  seePlan: 'See your plan',
  later: 'Maybe later',
} as const satisfies EmployerTexts
