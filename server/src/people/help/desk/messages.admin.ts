import type { deskMessagesApi } from '@kasama/contract/people/desk/messages.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { answerMessage, noteOnMessage } from './answer-message'
import { markMessages, readMessage } from './mark-messages'
import { listMessages, showThread } from './show-messages'

const done = { done: true } as const

export const deskMessagesHandlers = (deps: Deps): Handlers<typeof deskMessagesApi> => ({
  'GET /admin/messages': ({ query }) => listMessages(deps, query),
  'GET /admin/messages/:id': ({ params }) => showThread(deps, params.id),
  'POST /admin/messages/:id/read': async ({ params, user }) => {
    await readMessage(deps, user, params.id)
    return done
  },
  'POST /admin/messages/:id/answer': async ({ params, body, user }) => {
    await answerMessage(deps, user, params.id, body)
    return done
  },
  'POST /admin/messages/:id/note': async ({ params, body, user }) => {
    await noteOnMessage(deps, user, params.id, body.text)
    return done
  },
  'POST /admin/messages/mark': async ({ body, user }) => ({ ids: await markMessages(deps, user, body.ids, body.as) }),
})
