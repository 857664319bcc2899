import { readId } from '@kasama/contract/id'
import type { rewardsApi } from '@kasama/contract/rewards.api'
import type { Deps } from '../../deps'
import { audit } from '../../platform/audit'
import { fail } from '../../platform/http/errors'
import type { Handlers } from '../../platform/http/serve'
import { chooseGoal, showGoal } from './goal/show-goal'
import { markSeen } from './praise/praise.queries'
import { showPraise } from './praise/show-praise'
import { notCome } from './redeem/not-come'
import { sendAddress } from './redeem/send-address'
import { showRedeem } from './redeem/show-redeem'
import { listRedemptions } from './vouchers/orders.queries'
import { postVoucher, returnVoucher } from './vouchers/post-voucher'
import { shownRedemption } from './vouchers/shown-order'
import { findVoucher, keepVoucher } from './vouchers/voucher.queries'

const pageSize = 24

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

  'POST /praise/seen': async ({ user, body }) => {
    await markSeen(deps.db, user.id, body.ids, deps.now())
    return { done: true }
  },

  'GET /admin/redemptions': async ({ user, query }) => {
    const { state, limit = pageSize, cursor } = query
    const after = cursor === undefined ? null : (readId(cursor) ?? fail('invalid_input', { field: 'cursor' }))
    const oldestFirst = state === 'ordered'
    const rows = await listRedemptions(deps.db, { state, after, limit: limit + 1, oldestFirst })
    const shown = rows.slice(0, limit)
    const detail = { addresses: shown.length }
    await audit(deps.db, { at: deps.now(), userId: user.id, action: 'redemptions_read', detail })
    return { items: shown.map(shownRedemption), next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null }
  },

  'POST /admin/redemptions/:id/posted': ({ user, params }) => postVoucher(deps, { admin: user, orderId: params.id }),

  'POST /admin/redemptions/:id/returned': ({ user, params }) =>
    returnVoucher(deps, { admin: user, orderId: params.id }),

  'GET /admin/voucher': () => findVoucher(deps.db),

  'POST /admin/voucher': async ({ user, body }) => {
    await keepVoucher(deps.db, body)
    await audit(deps.db, { at: deps.now(), userId: user.id, action: 'voucher_changed' })
    return findVoucher(deps.db)
  },
})
