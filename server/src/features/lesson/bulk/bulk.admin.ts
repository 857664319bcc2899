import type { deskBulkApi } from '@kasama/contract/desk/lessons/bulk.api'
import type { Deps } from '../../../deps'
import type { Handlers } from '../../../platform/http/serve'
import { takeBack } from '../publish/take-back'
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
  'POST /admin/videos/publish/undo': async ({ body, user }) => {
    const { done: ids, refused } = await oneByOne(deps, body.lessons, (lesson) => undoPublish(deps, user, lesson))
    return { ids, refused }
  },
  'POST /admin/videos/take-back': async ({ body, user }) => {
    const lessons = body.ids.map((id) => ({ id }))
    const { done: ids, refused } = await oneByOne(deps, lessons, async ({ id }) => {
      await takeBack(deps, user, id)
      return id
    })
    return { ids, refused }
  },
  'POST /admin/videos/take-back/undo': async ({ body, user }) => {
    const lessons = body.ids.map((id) => ({ id }))
    const { done: ids, refused } = await oneByOne(deps, lessons, ({ id }) => putBack(deps, user, id))
    return { ids, refused }
  },
})
