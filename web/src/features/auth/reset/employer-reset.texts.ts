import type { EmployerTexts } from '../../../shared/i18n/texts'

export const employerResetTexts = {
  title: 'Reset password',
  hint: 'Passwords must contains at least eight letters and numbers',
  loggedOutElsewhere: 'You are logged out on other computers.',
} as const satisfies EmployerTexts
