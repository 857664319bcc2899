import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed } from '../../fields'

/** The kinds of progress mails that an employer gets. */
export const MailSwitches = closed({ weekly: Type.Boolean(), moments: Type.Boolean(), reminders: Type.Boolean() })
export type MailSwitches = Static<typeof MailSwitches>

export const mailApi = {
  'GET /mail_choices': {
    summary: 'Returns which progress mails the employer gets',
    access: 'employer',
    data: MailSwitches,
  },
  'POST /mail_choices': {
    summary: 'Changes which progress mails the employer gets; omitted fields stay',
    access: 'employer',
    body: Type.Partial(MailSwitches, { additionalProperties: false }),
    data: MailSwitches,
  },
} satisfies Api
