import type { Db } from '#platform/database/db'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { addLink, endLink, endLinksOf, findEmployer, findWorker, isFormerPair } from './household.queries'

type Pair = { employerId: number; workerId: number; at: Date }

/** Unique indexes: an employer has one worker at a time, and a worker one employer. */
const onlyOne = ['worker_links_employer', 'worker_links_worker']

/** Links a worker to an employer; `has_worker` if either of them is already linked. */
export async function linkWorker(tx: Db, pair: Pair): Promise<void> {
  await addLink(tx, pair).catch((error) => {
    if (onlyOne.some((constraint) => isUniqueViolation(error, constraint))) fail('has_worker')
    throw error
  })
}

/** Ends the link of a pair; `not_found` if they are not linked. */
export async function unlinkWorker(tx: Db, pair: Pair): Promise<void> {
  if (!(await endLink(tx, pair))) fail('not_found')
}

/** Whether a worker was this employer's, and is no longer. */
export async function isPairUnlinked(db: Db, pair: Pick<Pair, 'employerId' | 'workerId'>): Promise<boolean> {
  return (await findWorker(db, pair.employerId))?.id !== pair.workerId && isFormerPair(db, pair)
}

/** Removes an account from its household, on either side; returns the workers who are now unlinked. */
export const leaveHousehold = (tx: Db, id: number, at: Date): Promise<number[]> => endLinksOf(tx, id, at)

/** Returns the worker of an employer. */
export const workerOf = (db: Db, employerId: number) => findWorker(db, employerId)

/** Returns the employer of a worker; a worker without one can't log in. */
export const employerOf = (db: Db, workerId: number) => findEmployer(db, workerId)
