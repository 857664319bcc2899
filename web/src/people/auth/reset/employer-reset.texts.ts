import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const employerResetTexts = {
  title: 'Reset password',
  hint: 'Passwords must contains at least eight letters and numbers',
  endWorker: 'End the login of {userId} too',
  endWorkerHint:
    'Your worker keeps her login otherwise. Tick this if somebody else may have used your account; you can give her a new password afterwards.',
  loggedOutElsewhere: 'You are logged out on other computers.',
} as const satisfies EmployerTexts
