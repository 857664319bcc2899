import type { Db } from '#platform/database/db'

/** Runs work in its own transaction. */
export type TransactionRunner = <T>(work: (tx: Db) => Promise<T>) => Promise<T>

export const committed =
  (db: Db): TransactionRunner =>
  (work) =>
    db.transaction().execute(work)

/** Dry run: returns the result of the work and rolls it back. */
export const asDryRun =
  (db: Db): TransactionRunner =>
  async <T>(work: (tx: Db) => Promise<T>) => {
    const outcome: { answer?: T } = {}
    const rolledBack = new Error('rolled back')
    try {
      await db.transaction().execute(async (tx) => {
        outcome.answer = await work(tx)
        throw rolledBack
      })
    } catch (error) {
      if (error !== rolledBack) throw error
    }
    return outcome.answer as T
  }
