import type { thanksApi } from '@kasama/contract/learning/thanks/thanks.api'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { sendThanks } from './send-thanks'
import { showThanks } from './show-thanks'
import { markSeen, type Pair } from './thanks.queries'
import { drawWeekPicture, showOwnWeek, showWorkersWeek } from './week/show-week'
import { deleteAgreement, storeAgreement } from './week/week.queries'

/** The pair of an employer and her worker; any other worker is not_found. */
const pairOf = (user: User, workerId: number): Pair =>
  user.pair.workerId === workerId ? { employerId: user.id, workerId } : fail('not_found')

/** The pair of a worker and her employer. */
const ownPair = ({ id, pair }: User): Pair => ({ employerId: pair.employerId ?? fail('not_found'), workerId: id })

export const thanksHandlers = (deps: Deps): Handlers<typeof thanksApi> => ({
  'GET /worker/:id/week': ({ params, user }) => showWorkersWeek(deps, pairOf(user, params.id)),

  'GET /worker/:id/week/picture': ({ params, user }) =>
    drawWeekPicture(deps, pairOf(user, params.id), { isOwn: false }),

  'POST /worker/:id/thanks': ({ params, body, user }) => sendThanks(deps, pairOf(user, params.id), body.kind),

  'GET /thanks': ({ query, user }) => showThanks(deps, user.id, query.lang ?? user.language),

  'POST /thanks/:id/seen': async ({ params, user }) => {
    if (!(await markSeen(deps.db, user.id, { id: params.id, at: deps.now() }))) fail('not_found')
  },

  'GET /week': ({ user }) => showOwnWeek(deps, ownPair(user)),

  'GET /week/picture': ({ user }) => drawWeekPicture(deps, ownPair(user), { isOwn: true }),

  'POST /week/agreement': async ({ body, user }) => {
    const pair = ownPair(user)
    await (body.has_agreed
      ? storeAgreement(deps.db, pair.workerId, deps.now())
      : deleteAgreement(deps.db, pair.workerId))
    return showOwnWeek(deps, pair)
  },
})
