import type { Db } from '../../../platform/database/db'

/** Writes in a transaction of its own. */
export type Writing = <T>(work: (tx: Db) => Promise<T>) => Promise<T>

export const forGood =
  (db: Db): Writing =>
  (work) =>
    db.transaction().execute(work)

/** Answers what the work would have done; nothing of it stays. */
export const onTrial =
  (db: Db): Writing =>
  async <T>(work: (tx: Db) => Promise<T>) => {
    const done: { answer?: T } = {}
    const takenBack = new Error('taken back')
    try {
      await db.transaction().execute(async (tx) => {
        done.answer = await work(tx)
        throw takenBack
      })
    } catch (error) {
      if (error !== takenBack) throw error
    }
    return done.answer as T
  }
