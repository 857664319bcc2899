import { isCurrent } from '@kasama/contract/money/billing.rules'
import { maxStarterLessons } from '@kasama/contract/people/worker.rules'
import { isLocked, viewerOf, visiblePicture } from '#people/household/viewer'
import { announceChosen } from '#people/reminders/announce-chosen'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { lockEmployer } from '../worker.queries'
import { addStarters, listStarters } from './starter-list.queries'

/** Returns the suggested lessons for a new employer's must-watch list; also before she has a plan. */
export async function showStarterList({ db, now }: Deps, employer: User) {
  const viewer = viewerOf(employer, now())
  const lessons = await listStarters(db, employer.id, maxStarterLessons)
  return lessons.map(({ public_level, thumbnail_url, ...lesson }) => ({
    ...lesson,
    thumbnail_url: visiblePicture(thumbnail_url, isLocked(viewer, public_level)),
  }))
}

/** Adds all these lessons to the must-watch list, or none; repeating it changes nothing. */
export async function addStarterList({ db, now, jobs }: Deps, employer: User, videoIds: number[]): Promise<void> {
  const at = now()
  if (!isCurrent(employer.subscription, at)) fail('subscription_needed')
  const ids = [...new Set(videoIds)]
  await db.transaction().execute(async (tx) => {
    // Her choice of topics, which those of the lessons are added to, locks her account, too.
    await lockEmployer(tx, employer.id)
    const added = await addStarters(tx, { employerId: employer.id, ids, at })
    if (added < ids.length) fail('not_found', { field: 'video_ids' })
    await announceChosen(tx, jobs, { workerId: employer.pair.workerId, at })
  })
}
