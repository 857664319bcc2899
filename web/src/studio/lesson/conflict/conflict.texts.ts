import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Fields that two editors changed at the same time. */
export const conflictTexts = {
  title: '{name} saved before you',
  someone: 'Somebody',
  kept: 'Nothing is lost: hers stands in the draft, yours is kept here until you choose.',
  yours: 'Yours',
  theirs: '{name}, {time}',
  take: 'Save my choice',
} as const satisfies EmployerTexts
