import { dayInWords, singaporeDay } from '@kasama/contract/calendar.rules'
import type { Db } from '../../platform/database/db'
import type { Jobs } from '../../platform/jobs/jobs'
import { confirmByMail } from '../../platform/mails/confirmation.job'
import { findEmployerEmail } from './worker.queries'

type Change = { employerId: number; worker: { username: string | null; fullname: string }; at: Date }

/** Confirms to an employer that her worker's access ended, or that she gave her a new password. */
export async function confirmWorkerChange(
  tx: Db,
  jobs: Jobs,
  change: 'replaced' | 'new_password',
  { employerId, worker, at }: Change,
): Promise<void> {
  const day = dayInWords(singaporeDay(at), { dateStyle: 'long' })
  const who = worker.fullname ? `${worker.fullname} (User ID: ${worker.username})` : `User ID: ${worker.username}`
  const isOver = change === 'replaced'
  await confirmByMail(tx, jobs, {
    to: await findEmployerEmail(tx, employerId),
    userId: employerId,
    kind: 'worker_changed',
    title: isOver ? 'Your helper’s access has ended' : 'Your helper has a new password',
    paragraphs: [
      'Hello,',
      isOver
        ? `On ${day} you ended the access of your helper, ${who}. She is logged out; what she learned stays hers.`
        : `On ${day} you made a new password for your helper, ${who}. It is on her login card. She is logged out where she was.`,
      isOver
        ? 'Your plan goes on as before, and this costs nothing. You can make the login of your next helper now.'
        : 'You did not do this? Change your own password, and make her another one.',
    ],
    button: isOver
      ? { label: 'Make her login', path: '/subscribe-2' }
      : { label: 'See the details', path: '/worker-details' },
    reason: 'This mail is about a login, so it always comes.',
  })
}
