import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** The mails about progress, as on the page that their link opens (server: preferences-page.ts). */
export const mailsTexts = {
  title: 'Your mails',
  weekly: 'Her week',
  weeklyNote: 'On Sunday evening: videos, minutes, correct answers, and what is next. None for a week without lessons.',
  moments: 'Good moments',
  momentsNote: 'At once: her first video, a finished list, a credit.',
  reminders: 'Reminders',
  remindersNote: 'Before your plan renews, and once after two weeks without lessons.',
  idleNote: 'Once, after two weeks without lessons.',
  loginsAlways: 'Mails about logins always come.',
  always: 'Mails about logins and payments always come.',
} as const satisfies EmployerTexts
