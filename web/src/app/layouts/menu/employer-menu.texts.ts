import type { EmployerTexts } from '../../../shared/i18n/texts'

export const employerMenuTexts = {
  settings: 'Your settings',
  workersProgress: "Worker's Progress",
  mustWatch: 'Must Watch',
} as const satisfies EmployerTexts
