/** The kinds of progress mail, each of which an employer can switch by itself. */
export const mailChoices = ['weekly', 'moments', 'reminders'] as const
export type MailChoice = (typeof mailChoices)[number]
