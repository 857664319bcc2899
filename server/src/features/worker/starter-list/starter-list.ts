import { isCurrent } from '@kasama/contract/billing.rules'
import type { Deps } from '../../../deps'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { addStarters } from './starter-list.queries'

/** Adds all these lessons to the must-watch list, or none; repeating it changes nothing. */
export async function addStarterList({ db, now }: Deps, employer: User, videoIds: number[]): Promise<void> {
  const at = now()
  if (!isCurrent(employer.subscription, at)) fail('subscription_needed')
  const ids = [...new Set(videoIds)]
  await db.transaction().execute(async (tx) => {
    const added = await addStarters(tx, { employerId: employer.id, ids, at })
    if (added < ids.length) fail('not_found', { field: 'video_ids' })
  })
}
