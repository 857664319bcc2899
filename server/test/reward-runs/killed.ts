import type { CatchUpJob } from '#platform/jobs/jobs'

/** The same job, killed at the end of a batch, before that batch is committed. */
export function killed(job: CatchUpJob, inBatch: number): CatchUpJob {
  let batches = 0
  return {
    ...job,
    async batch(tx, period, position) {
      const next = await job.batch(tx, period, position)
      if (++batches === inBatch) throw new Error('killed')
      return next
    },
  }
}
