import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { isLinkedWorker } from './household.queries'

/** The id, if it is the caller's own or her linked worker's; anybody else's is answered like a missing one. */
export async function ownOrWorker({ db }: Pick<Deps, 'db'>, user: User, id: number): Promise<number> {
  if (user.id === id) return id
  if (user.role === 'E' && (await isLinkedWorker(db, { employerId: user.id, workerId: id }))) return id
  return fail('not_found')
}
