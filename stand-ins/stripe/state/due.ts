import type { WorldObject } from './kinds'

const earliest = (...moments: (number | null | undefined)[]): number | null => {
  const known = moments.filter((moment) => moment !== null && moment !== undefined)
  return known.length > 0 ? Math.min(...known) : null
}

/** Seconds after which an incomplete subscription, or an update that waits for its payment, is given up: 23 hours. */
export const incompleteSeconds = 23 * 3600

/** When an object changes next by itself, in seconds. */
export function dueOf(body: WorldObject): number | null {
  if (body.object === 'invoice') {
    if (body.status === 'draft') return body.automatically_finalizes_at
    return body.status === 'open' ? body.next_payment_attempt : null
  }
  if (body.object !== 'subscription') return null
  if (body.status === 'incomplete') return body.created + incompleteSeconds
  if (body.status !== 'active' && body.status !== 'past_due') return null
  return earliest(body.items.data[0]?.current_period_end, body.cancel_at, body.pending_update?.expires_at)
}
