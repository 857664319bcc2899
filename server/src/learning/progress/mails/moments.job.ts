import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { type GoodMoment, goodMomentJob, sendMailsJob } from './mail-kinds'
import { addMomentMail } from './moments.queries'

/** Writes the mail of a good moment and sends it at once. */
export const goodMomentJobOf = ({ db, now, jobs }: Deps): Job<GoodMoment> => ({
  name: goodMomentJob,
  isMail: true,
  run: (moment) =>
    db.transaction().execute(async (tx) => {
      await addMomentMail(tx, moment, now())
      await jobs.enqueue(tx, sendMailsJob, {})
    }),
})
