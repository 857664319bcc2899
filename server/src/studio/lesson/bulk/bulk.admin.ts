import type { deskBulkApi } from '@kasama/contract/studio/bulk.api'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import type { Handlers } from '#platform/http/serve'
import { type CuesOf, withCues } from '../cues/stored-cues'
import { takeBackWithin } from '../publish/take-back'
import { changeTopic } from './change-topic'
import { oneByOne } from './one-by-one'
import { openToGuests } from './open-to-guests'
import { publishMany } from './publish-many'
import { putBack } from './put-back'
import { undoPublish } from './undo-publish'

export const deskBulkHandlers = (deps: Deps): Handlers<typeof deskBulkApi> => ({
  'POST /admin/videos/public': async ({ body, user }) => ({
    ids: await openToGuests(deps, user, body.ids, body.is_public),
  }),
  'POST /admin/videos/topic': async ({ body, user }) => ({
    ids: await changeTopic(deps, user, { ids: body.ids, topicId: body.topic_id, isOn: body.is_on }),
  }),
  'POST /admin/videos/publish': ({ body, user }) => publishMany(deps, user, body.lessons),
  'POST /admin/videos/publish/undo': ({ body, user }) => each(deps, user, body.lessons, undoPublish),
  'POST /admin/videos/take-back': ({ body, user }) => each(deps, user, named(body.ids), takeBackWithin),
  'POST /admin/videos/take-back/undo': ({ body, user }) => each(deps, user, named(body.ids), putBack),
})

const named = (ids: number[]) => ids.map((id) => ({ id }))

/** Changes each lesson in a transaction of its own, which never waits for the store. */
async function each<L extends { id: number }>(
  deps: Deps,
  admin: User,
  lessons: L[],
  change: (tx: Db, cuesOf: CuesOf, lesson: L & { by: number; at: Date }) => Promise<number>,
) {
  const { done: ids, refused } = await oneByOne(deps, lessons, (lesson) =>
    withCues(deps, (tx, cuesOf) => change(tx, cuesOf, { ...lesson, by: admin.id, at: deps.now() })),
  )
  return { ids, refused }
}
