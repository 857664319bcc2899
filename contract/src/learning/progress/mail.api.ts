import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed } from '../../fields'

/** The kinds of progress mails that an employer gets. */
export const MailSwitches = closed({ weekly: Type.Boolean(), moments: Type.Boolean(), reminders: Type.Boolean() })
export type MailSwitches = Static<typeof MailSwitches>

export const mailApi = {
  'GET /mail_choices': {
    summary: 'Which mails about progress the employer gets',
    access: 'employer',
    data: MailSwitches,
  },
  'POST /mail_choices': {
    summary: 'Changes which of them she gets; what is not given stays',
    access: 'employer',
    body: Type.Partial(MailSwitches, { additionalProperties: false }),
    data: MailSwitches,
  },
} satisfies Api
