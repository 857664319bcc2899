import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Texts for employers in place of the workers' words. */
export const employerPasskeysTexts = {
  title: 'Fingerprint and passkeys',
  offerTitle: 'Next time, use your fingerprint?',
  offer: 'You log in faster, and nobody can read your password over your shoulder.',
  one: '1 device',
  many: '{number} devices',
  change: 'Change fingerprint and passkeys',
} as const satisfies EmployerTexts
