import type { EmployerTexts } from '../i18n/texts'

/** Dates on English screens, which a reader of another language may see too: a guest at the plans. */
export const englishDateTexts = {
  months: 'January,February,March,April,May,June,July,August,September,October,November,December',
} as const satisfies EmployerTexts
