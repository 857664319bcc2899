import type { Db } from '../../platform/database/db'
import { fail, isUniqueViolation } from '../../platform/http/errors'
import { endAccess } from '../auth/session/end-access'
import { addLink, endLink, endLinksOf } from './household.queries'

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

/** Ends the link of a pair and the worker's access; `not_found` where they are not linked. */
export async function unlinkWorker(tx: Db, pair: Pair): Promise<void> {
  if (!(await endLink(tx, pair))) fail('not_found')
  await endAccess(tx, pair.workerId, pair.at)
}

/** Takes an account out of its household, from either side; the worker is signed out, and keeps her own account. */
export async function leaveHousehold(tx: Db, id: number, at: Date): Promise<void> {
  for (const workerId of await endLinksOf(tx, id, at)) await endAccess(tx, workerId, at)
}
