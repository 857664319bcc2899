import type { EmployerTexts } from '../i18n/texts'

/** Dates on English screens that readers of other languages see too, as a guest at the plans. */
export const englishDateTexts = {
  months: 'January,February,March,April,May,June,July,August,September,October,November,December',
} as const satisfies EmployerTexts
