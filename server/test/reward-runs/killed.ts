import type { PeriodicWork } from '#platform/periodic/catch-up'

/** The same work, killed at the end of a batch, before that batch is committed. */
export function killed(work: PeriodicWork, inBatch: number): PeriodicWork {
  let batches = 0
  return {
    ...work,
    async batch(tx, period, position) {
      const next = await work.batch(tx, period, position)
      if (++batches === inBatch) throw new Error('killed')
      return next
    },
  }
}
