import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const employerSessionTexts = {
  title: 'You are logged in on another computer',
  message: 'The other computer will be signed out.',
  ok: 'OK',
  cancel: 'Cancel',
} as const satisfies EmployerTexts
