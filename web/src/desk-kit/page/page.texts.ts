import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const pageTexts = {
  search: 'Search',
  outTitle: 'This is not part of your desk',
  outText: 'You see your organisation’s accounts alone. Lessons, money and settings belong to {brand}.',
  missingTitle: 'There is no such page',
  missingText: 'The address may be mistyped, or what it showed is gone.',
  toHome: 'To the first page',
  back: 'Back',
  above: 'Pages above this one',
} as const satisfies EmployerTexts
