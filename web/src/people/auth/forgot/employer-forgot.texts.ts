import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const employerForgotTexts = {
  explanation: 'We send a link to your email.',
} as const satisfies EmployerTexts
