import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Losses of an employer who deletes her account. */
export const lossesTexts = {
  plan: 'Your {plan} plan ends now. {days} paid days are lost.',
  planLastDay: 'Your {plan} plan ends now. 1 paid day is lost.',
  worker: 'Your worker is logged out. Her own account stays.',
  namedWorker: '{name} is logged out. Her own account stays.',
} as const satisfies EmployerTexts
