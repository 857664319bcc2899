import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'

/** The id, if it is the caller's own or her linked worker's; anybody else's is answered like a missing one. */
export function ownOrWorker(user: User, id: number): number {
  const isOwn = user.id === id || (user.role === 'E' && user.pair.workerId === id)
  return isOwn ? id : fail('not_found')
}
