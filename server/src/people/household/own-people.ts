import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'

/**
 * Returns the id if it is the caller's own or her linked worker's; otherwise not_found, as for one that does not exist.
 */
export function ownOrWorker(user: User, id: number): number {
  const isOwn = user.id === id || (user.role === 'E' && user.pair.workerId === id)
  return isOwn ? id : fail('not_found')
}
