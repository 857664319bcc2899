import type { redemptionsApi } from '@kasama/contract/learning/desk/redemptions.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { postVoucher, returnVoucher } from '../vouchers/post-voucher'
import { changeVoucher, showVoucher } from './change-voucher'
import { exportRedemptions, listRedemptions } from './list-redemptions'
import { postMany, undoPosted } from './post-many'
import { findRedemptionTotals } from './redemptions.queries'

/** The desk's calls about vouchers: list, labels, posting, returns, export and settings. */
export const redemptionsHandlers = (deps: Deps): Handlers<typeof redemptionsApi> => ({
  'GET /admin/redemptions': ({ user, query }) => listRedemptions(deps, user, query),

  'GET /admin/redemptions/standing': () => findRedemptionTotals(deps.db, deps.now()),

  'POST /admin/redemptions/posted': ({ user, body }) => postMany(deps, user, body.vouchers),

  'POST /admin/redemptions/posted/undo': ({ user, body }) => undoPosted(deps, user, body),

  'POST /admin/redemptions/:id/posted': ({ user, params }) => postVoucher(deps, { admin: user, orderId: params.id }),

  'POST /admin/redemptions/:id/returned': ({ user, params }) =>
    returnVoucher(deps, { admin: user, orderId: params.id }),

  'POST /admin/redemptions/export': ({ user, body }) => exportRedemptions(deps, user, body),

  'GET /admin/voucher': () => showVoucher(deps),

  'POST /admin/voucher': ({ user, body }) => changeVoucher(deps, user, body),
})
