import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { queuePush } from '#platform/push/queue-push'
import { type GoodMoment, goodMomentJob, sendMailsJob } from './mail-kinds'
import { addMomentMail } from './moments.queries'

/** Writes the mail of a good moment and sends it at once. */
export const goodMomentJobOf = ({ db, now, jobs }: Deps): Job<GoodMoment> => ({
  name: goodMomentJob,
  isMail: true,
  run: (moment) =>
    db.transaction().execute(async (tx) => {
      const at = now()
      const userIds = await addMomentMail(tx, moment, at)
      const occasion = `${moment.kind} ${moment.workerId} ${moment.videoId}`
      await queuePush(tx, jobs, { kind: 'moment', userIds, occasion, at })
      await jobs.enqueue(tx, sendMailsJob, {})
    }),
})
