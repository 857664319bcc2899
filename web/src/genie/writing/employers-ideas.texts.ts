import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** First questions for an employer. */
export const employersIdeas = {
  credits: 'How are credits earned?',
  windows: 'How are windows cleaned safely?',
  switch: 'What happens if I switch helpers?',
  cost: 'How much does it cost?',
} as const satisfies EmployerTexts
