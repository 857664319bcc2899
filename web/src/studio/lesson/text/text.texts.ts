import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const textTexts = {
  play: 'Play',
  noSound: 'This sound can’t be played here.',
} as const satisfies EmployerTexts
