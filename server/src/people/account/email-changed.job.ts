import { brand } from '@kasama/contract/brand'
import { dayInWords, singaporeDay } from '@kasama/contract/calendar.rules'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { layOutMail } from '#platform/mails/mail-layout'
import { noteSent } from '#platform/mails/sent-mails'

export type EmailChanged = { old: string; email: string; userId: number; at: string }

export const emailChangedJob = 'email-changed'

/** Masks an address but leaves enough for its owner to recognise it. */
const masked = (email: string) => email.replace(/^(.).*(@.*)$/, '$1…$2')

/** Tells the old address that it is no longer the login. */
export const emailChangedJobOf = (deps: Deps): Job<EmailChanged> => ({
  name: emailChangedJob,
  isMail: true,
  async run({ old, email, userId, at }, id) {
    const { db, now, mail, config } = deps
    const title = `Your ${brand.name} email was changed`
    const content = layOutMail(config.origin, {
      title: 'Your email was changed',
      preview: `You now log in with ${masked(email)}.`,
      paragraphs: [
        'Hello,',
        `Since ${dayInWords(singaporeDay(new Date(at)))} you log in with ${masked(email)}.`,
        `You did not do this? Write to ${brand.contactEmail} at once, and we help you to get your account back.`,
      ],
      button: { label: 'Log in', url: `${config.origin}/` },
      reason: 'This mail is about your login, so it always comes.',
      links: [],
    })
    await mail.send({ to: old, subject: title, ...content }, id)
    await noteSent(db, { id, userId, kind: 'email_changed', at: now() })
  },
})
