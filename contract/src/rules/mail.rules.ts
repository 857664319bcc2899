/** The mails about progress that an employer can switch, each kind for itself. */
export const mailChoices = ['weekly', 'moments', 'reminders'] as const
export type MailChoice = (typeof mailChoices)[number]
