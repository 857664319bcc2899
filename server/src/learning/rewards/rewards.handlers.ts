import type { rewardsApi } from '@kasama/contract/learning/rewards/rewards.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { chooseGoal, showGoal } from './goal/show-goal'
import { markSeen } from './praise/praise.queries'
import { showPraise } from './praise/show-praise'
import { notCome } from './redeem/not-come'
import { sendAddress } from './redeem/send-address'
import { showRedeem } from './redeem/show-redeem'

export const rewardsHandlers = (deps: Deps): Handlers<typeof rewardsApi> => ({
  'POST /redeem': async ({ user, body }) => {
    await sendAddress(deps, user.id, body)
    return showRedeem(deps, user.id)
  },

  'GET /redeem': ({ user }) => showRedeem(deps, user.id),

  'POST /redeem/orders/:id/not_come': ({ user, params }) => notCome(deps, user, params.id),

  'GET /goal': ({ user }) => showGoal(deps, user.id),

  'POST /goal': async ({ user, body }) => {
    await chooseGoal(deps, user.id, body)
    return showGoal(deps, user.id)
  },

  'GET /praise': ({ user, query }) => showPraise(deps, user, query.lang ?? user.language),

  'POST /praise/seen': ({ user, body }) => markSeen(deps.db, user.id, body.ids, deps.now()),
})
