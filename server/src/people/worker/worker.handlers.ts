import { parseIdList } from '@kasama/contract/id'
import type { workerApi } from '@kasama/contract/people/worker.api'
import { isUserId } from '@kasama/contract/people/worker.rules'
import { ownOrWorker } from '#people/household/own-people'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { createWorker } from './create-worker'
import { workerDetails } from './details/worker-details'
import { endWorkerSession } from './end-worker-session'
import { resetWorkerPassword } from './password/reset-worker-password'
import { replaceWorker } from './replace-worker'
import { addStarterList, showStarterList } from './starter-list/starter-list'
import {
  countTopics,
  findFormerWorker,
  findOpenLink,
  findWorker,
  listTopicsOf,
  replaceTopics,
  setLanguage,
} from './worker.queries'

export const workerHandlers = (deps: Deps): Handlers<typeof workerApi> => ({
  'POST /auth/worker_signup': ({ body, user }) => createWorker(deps, user, body),

  'GET /users/validate/:value': async ({ params }) => {
    const value = params.value.trim()
    return { valid: isUserId(value) && !(await findWorker(deps.db, value)) }
  },

  'GET /users/validateworker/:a/:b': async ({ params, user }) => {
    if (params.b !== user.id) return fail('not_found')
    return { valid: (await findFormerWorker(deps.db, user.id))?.id === params.a }
  },

  'POST /users/topics': async ({ body, user }) => {
    const ids = parseIdList(body.topics) ?? fail('invalid_input', { field: 'topics' })
    if (ids.length === 0) return fail('topics_missing', { field: 'topics' })
    if ((await countTopics(deps.db, ids)) < ids.length) return fail('not_found', { field: 'topics' })
    await deps.db.transaction().execute((tx) => replaceTopics(tx, user.id, ids))
    return listTopicsOf(deps.db, user.id)
  },

  'GET /worker/former': ({ user }) => findFormerWorker(deps.db, user.id),

  'GET /worker/starter_list': ({ user }) => showStarterList(deps, user),

  'POST /worker/starter_list': ({ body, user }) => addStarterList(deps, user, body.video_ids),

  'GET /worker/:id': ({ params, user }) => workerDetails(deps, user.id, params.id),

  'POST /worker/:id/language': async ({ params, body, user }) => {
    const { id } = await workerDetails(deps, user.id, params.id)
    await setLanguage(deps.db, id, body.language_code)
    return workerDetails(deps, user.id, id)
  },

  'POST /worker/:id/password': ({ params, body, user }) =>
    resetWorkerPassword(deps, user, { workerId: params.id, ...body }),

  'POST /worker/:id/end_session': async ({ params, user }) => {
    await endWorkerSession(deps, user, params.id)
    return workerDetails(deps, user.id, params.id)
  },

  'POST /worker/:id/replace': ({ params, user }) => replaceWorker(deps, user, params.id),

  'GET /users/:id/topics': async ({ params, user }) => {
    const id = ownOrWorker(user, params.id)
    const link = await findOpenLink(deps.db, { workerId: id })
    return listTopicsOf(deps.db, link?.employer_id ?? id)
  },
})
