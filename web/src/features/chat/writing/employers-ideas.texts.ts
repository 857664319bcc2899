import type { EmployerTexts } from '../../../shared/i18n/texts'

/** What an employer may ask first. */
export const employersIdeas = {
  credits: 'How are credits earned?',
  windows: 'How are windows cleaned safely?',
  switch: 'What happens if I switch helpers?',
  cost: 'How much does it cost?',
} as const satisfies EmployerTexts
