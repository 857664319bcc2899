import type { deskMessagesApi } from '@kasama/contract/people/desk/messages.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { addMessageNote, answerMessage } from './answer-message'
import { markMessages, readMessage } from './mark-messages'
import { listMessages, showThread } from './show-messages'

export const deskMessagesHandlers = (deps: Deps): Handlers<typeof deskMessagesApi> => ({
  'GET /admin/messages': ({ query }) => listMessages(deps, query),
  'GET /admin/messages/:id': ({ params }) => showThread(deps, params.id),
  'POST /admin/messages/:id/read': ({ params, user }) => readMessage(deps, user, params.id),
  'POST /admin/messages/:id/answer': ({ params, body, user }) => answerMessage(deps, user, params.id, body),
  'POST /admin/messages/:id/note': ({ params, body, user }) => addMessageNote(deps, user, params.id, body.text),
  'POST /admin/messages/mark': async ({ body, user }) => ({ ids: await markMessages(deps, user, body.ids, body.as) }),
})
