import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { findLesson } from '../lesson.queries'
import { publishLesson } from '../publish/publish-lesson'
import { oneByOne } from './one-by-one'

/**
 * Publishes drafts, each at the revision that was listed; one that is not ready is returned with its reason, and the
 * others are published.
 */
export async function publishMany(deps: Deps, admin: User, lessons: { id: number; revision: number }[]) {
  const { done, refused } = await oneByOne(deps, lessons, async ({ id, revision }) => {
    const { is_published } = (await findLesson(deps.db, id)) ?? fail('not_found')
    const { version } = await publishLesson(deps, admin, { id, revision, at: null, note: '' })
    return { id, version: version ?? 0, was_out: is_published }
  })
  return { published: done, refused }
}
