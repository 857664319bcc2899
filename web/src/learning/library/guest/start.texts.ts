import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Texts beside the employer's login. */
export const startTexts = {
  more: 'More about us',
  month: 'a month',
  year: 'a year',
  cancelAnytime: 'Cancel anytime!',
  saveMore: 'Save more than 35%',
  seePlans: 'See plans',
  lessons: 'Free lessons',
  seeAll: 'See all',
  free: 'Free',
  about: 'About',
  faq: 'FAQ',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
} as const satisfies EmployerTexts
