import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const employerContactTexts = {
  whenAnswered: 'We answer by email.',
  name: 'Name',
  subject: 'Subject (optional)',
} as const satisfies EmployerTexts
