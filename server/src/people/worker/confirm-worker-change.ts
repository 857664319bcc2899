import { dayInWords, singaporeDay } from '@kasama/contract/calendar.rules'
import type { Db } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { confirmByMail } from '#platform/mails/confirmation.job'
import { findEmployerEmail } from './worker.queries'

type WorkerChange =
  | 'made'
  | 'agency_made'
  | 'replaced'
  | 'new_password'
  | 'agency_password'
  | 'deleted'
  | 'blocked'
  | 'unblocked'
type WorkerChangeDetails = { employerId: number; worker: { username: string | null; fullname: string }; at: Date }
type MailTexts = { title: string; description: string; next: string; button: { label: string; path: string } }

const details = { label: 'See the details', path: '/worker-details' }
const nextLogin = { label: 'Make her login', path: '/subscribe-2' }
const hasEnded = 'Your helper’s access has ended'
const hasNewPassword = 'Your helper has a new password'

/** No text contains a password: it is on her login card alone. */
const words: Record<WorkerChange, MailTexts> = {
  made: {
    title: 'Your helper’s login is made',
    description: 'On {day} you made a login for your helper, {who}. Her password is on her login card.',
    next: 'You did not do this? Change your own password, and end her access in her details.',
    button: details,
  },
  agency_made: {
    title: 'Your helper’s login is made',
    description: 'On {day} your agency made a login for your helper, {who}. She watches and learns in your household.',
    next: 'Your agency has her login card. Access lasts as long as before.',
    button: details,
  },
  replaced: {
    title: hasEnded,
    description: 'On {day} you ended the access of your helper, {who}. She is logged out; what she learned stays hers.',
    next: 'Your plan goes on as before, and this costs nothing. You can make the login of your next helper now.',
    button: nextLogin,
  },
  new_password: {
    title: hasNewPassword,
    description:
      'On {day} you made a new password for your helper, {who}. It is on her login card. She is logged out where she was.',
    next: 'You did not do this? Change your own password, and make her another one.',
    button: details,
  },
  agency_password: {
    title: hasNewPassword,
    description: 'On {day} your agency made a new password for your helper, {who}. She is logged out where she was.',
    next: 'Your agency has her new login card. You can also make her another password yourself.',
    button: details,
  },
  deleted: {
    title: hasEnded,
    description: 'On {day} the account of your helper, {who}, was deleted, with everything in it.',
    next: 'Your plan goes on as before. You can make another login now.',
    button: nextLogin,
  },
  blocked: {
    title: hasEnded,
    description: 'On {day} we blocked the account of your helper, {who}. She is logged out, and can’t log in.',
    next: 'Your own account goes on as before. Your questions are welcome, write to us.',
    button: details,
  },
  unblocked: {
    title: 'Your helper can log in again',
    description: 'On {day} we opened the account of your helper, {who}, again. She can log in.',
    next: 'Her list and her progress are as they were.',
    button: details,
  },
}

/** Confirms to an employer a change of her worker's access. */
export async function confirmWorkerChange(
  tx: Db,
  jobs: Jobs,
  change: WorkerChange,
  { employerId, worker, at }: WorkerChangeDetails,
): Promise<void> {
  const day = dayInWords(singaporeDay(at))
  const who = worker.fullname ? `${worker.fullname} (User ID: ${worker.username})` : `User ID: ${worker.username}`
  const { title, description, next, button } = words[change]
  const filled = description.replace('{day}', () => day).replace('{who}', () => who)
  await confirmByMail(tx, jobs, {
    to: await findEmployerEmail(tx, employerId),
    userId: employerId,
    kind: 'worker_changed',
    title,
    paragraphs: ['Hello,', filled, next],
    button,
    reason: 'This mail is about a login, so it always comes.',
  })
}
