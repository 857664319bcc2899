import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const chartTexts = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  seeAll: 'See all',
  csv: 'CSV',
} as const satisfies EmployerTexts
