import type { EmployerTexts } from '../../../shared/i18n/texts'

export const employerContactTexts = {
  whenAnswered: 'We answer within two working days.',
  name: 'Name',
  subject: 'Subject (optional)',
} as const satisfies EmployerTexts
