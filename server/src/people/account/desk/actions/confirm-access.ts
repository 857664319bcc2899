import { dayInWords, lastDayBefore, singaporeDay } from '@kasama/contract/calendar.rules'
import type { Db } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { confirmByMail } from '#platform/mails/confirmation.job'
import { findEmployerEmail } from './actions.queries'

type AccessChange =
  | { kind: 'blocked' | 'unblocked' }
  /** `until`: the moment at which access ends. */
  | { kind: 'extended'; until: Date }
  | { kind: 'unlinked'; worker: string }

function wordsOf(change: AccessChange, day: string): { title: string; text: string } {
  switch (change.kind) {
    case 'blocked':
      return {
        title: 'Your account is blocked',
        text: `Your account was blocked on ${day}: nobody can log in to it. Your questions are welcome, write to us.`,
      }
    case 'unblocked':
      return { title: 'Your account is open again', text: `Your account was opened again on ${day}. You can log in.` }
    case 'extended': {
      const last = dayInWords(lastDayBefore(change.until))
      return { title: `You have access until ${last}`, text: `On ${day} your access was extended until ${last}.` }
    }
    case 'unlinked':
      return {
        title: 'Your helper’s access has ended',
        text: `On ${day} your helper (User ID: ${change.worker}) was taken out of your account. She is logged out; what she learned stays hers.`,
      }
  }
}

/** Tells an employer that the desk changed her access; sends nothing if she has no address. */
export async function confirmAccess(
  tx: Db,
  jobs: Jobs,
  { employerId, at, ...change }: { employerId: number; at: Date } & AccessChange,
): Promise<void> {
  const { title, text } = wordsOf(change, dayInWords(singaporeDay(at)))
  await confirmByMail(tx, jobs, {
    to: await findEmployerEmail(tx, employerId),
    userId: employerId,
    kind: 'access_changed',
    title,
    paragraphs: ['Hello,', text],
    button: { label: 'Open {brand}', path: '/e-login' },
    reason: 'This mail is about your access, so it always comes.',
  })
}
