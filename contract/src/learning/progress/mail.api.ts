import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed } from '../../fields'

/** Switches for the kinds of progress mails: whether an employer gets each of them. */
export const MailSwitches = closed({
  weekly: Type.Boolean(),
  /** Mails at good moments: her first video, a finished list, a credit. */
  moments: Type.Boolean(),
  reminders: Type.Boolean(),
})
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
