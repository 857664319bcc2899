import type { EmployerTexts } from '../../../shared/i18n/texts'

export const employerContactTexts = {
  whenAnswered: 'We answer by email.',
  name: 'Name',
  subject: 'Subject (optional)',
} as const satisfies EmployerTexts
