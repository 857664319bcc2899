import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const employerMenuTexts = {
  choosePlan: 'Choose a plan',
  settings: 'Your settings',
  workersProgress: "Worker's Progress",
  mustWatch: 'Must Watch',
} as const satisfies EmployerTexts
