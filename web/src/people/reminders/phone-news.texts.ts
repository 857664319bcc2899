import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const phoneNewsTexts = {
  title: 'News on this phone',
  label: 'Notifications',
  note: 'Her week, good moments and a payment that failed.',
  noteWithoutPlan: 'Her week and good moments.',
  rules: 'At most one a day, and never between 21:30 and 6:00. They name nobody.',
  asks: 'The browser asks before the first one.',
  refused: 'This browser does not allow notifications. You can allow them in its settings for this site.',
  unable: 'This browser cannot show notifications.',
} as const satisfies EmployerTexts
