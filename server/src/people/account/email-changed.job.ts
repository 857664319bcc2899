import { brand } from '@kasama/contract/brand'
import { dayInWords, singaporeDay } from '@kasama/contract/calendar.rules'
import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { layOutMail } from '#platform/mails/mail-layout'

export type EmailChangedJobData = {
  old: string
  email: string
  userId: number
  at: string
  /** A job of an earlier release has none. */
  endsGoogle?: boolean
}

export const emailChangedJob = 'email-changed'

/** Masks an address but leaves enough for its owner to recognise it. */
const masked = (email: string) => email.replace(/^(.).*(@.*)$/, '$1…$2')

/** Tells the old address that it is no longer the login. */
export const emailChangedJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: emailChangedJob,
    find: async ({ old, ...change }: EmailChangedJobData) => ({ to: old, ...change }),
    write({ origin, to, email, at, endsGoogle = false }) {
      const content = layOutMail(origin, {
        title: 'Your email was changed',
        preview: `You now log in with ${masked(email)}.`,
        paragraphs: [
          'Hello,',
          `Since ${dayInWords(singaporeDay(new Date(at)))} you log in with ${masked(email)}.`,
          ...(endsGoogle ? ['The Google account of this address can log in no more.'] : []),
          `You did not do this? Write to ${brand.contactEmail} at once, and we help you to get your account back.`,
        ],
        button: { label: 'Log in', url: `${origin}/` },
        reason: 'This mail is about your login, so it always comes.',
      })
      return { to, subject: `Your ${brand.name} email was changed`, ...content }
    },
    recordSent: ({ userId }) => ({ userId, kind: 'email_changed' }),
  })
