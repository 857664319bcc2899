import type { Db } from '../../platform/database/db'
import { fail, isUniqueViolation } from '../../platform/http/errors'
import { addLink, endLink, endLinksOf, findEmployer, findWorker } from './household.queries'

type Pair = { employerId: number; workerId: number; at: Date }

/** An employer has one worker at a time and a worker one employer: of several links at once the database lets one through. */
const onlyOne = ['worker_links_employer', 'worker_links_worker']

/** Makes a worker part of an employer's household; `has_worker` where either of them belongs to somebody already. */
export async function linkWorker(tx: Db, pair: Pair): Promise<void> {
  await addLink(tx, pair).catch((error) => {
    if (onlyOne.some((constraint) => isUniqueViolation(error, constraint))) fail('has_worker')
    throw error
  })
}

/** Ends the link of a pair; `not_found` where they are not linked. */
export async function unlinkWorker(tx: Db, pair: Pair): Promise<void> {
  if (!(await endLink(tx, pair))) fail('not_found')
}

/** Takes an account out of its household, from either side; answers the workers who belong to nobody now. */
export const leaveHousehold = (tx: Db, id: number, at: Date): Promise<number[]> => endLinksOf(tx, id, at)

/** The worker of an employer. */
export const workerOf = (db: Db, employerId: number) => findWorker(db, employerId)

/** The employer of a worker; a worker without one is not let in. */
export const employerOf = (db: Db, workerId: number) => findEmployer(db, workerId)
