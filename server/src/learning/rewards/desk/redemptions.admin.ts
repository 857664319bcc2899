import { countsTo } from '@kasama/contract/lists.rules'
import type { redemptionsApi } from '@kasama/contract/learning/desk/redemptions.api'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { pagesById } from '#platform/lists/pages'
import { postVoucher, returnVoucher } from '../vouchers/post-voucher'
import { shownRedemption } from '../vouchers/shown-order'
import { changeVoucher, showVoucher } from './change-voucher'
import { exportRedemptions } from './export-redemptions'
import { postMany, undoPosted } from './post-many'
import { countRedemptions, findHits, findStanding, listRedemptions } from './redemptions.queries'

/** The desk's calls about vouchers: list, labels, posting, returns, export and settings. */
export const redemptionsAdmin = (deps: Deps): Handlers<typeof redemptionsApi> => ({
  'GET /admin/redemptions': async ({ user, query }) => {
    const asked = { ...query, ids: query.ids?.split(',').map(Number) }
    const hits = await findHits(deps.db, asked)
    const page = await pagesById.countedPage({
      query,
      total: hits ? Math.min(hits.length, countsTo + 1) : await countRedemptions(deps.db, asked),
      find: (range) => listRedemptions(deps.db, asked, range, hits),
      show: shownRedemption,
    })
    const detail = { addresses: page.items.length }
    await audit(deps.db, { at: deps.now(), userId: user.id, action: 'redemptions_read', detail })
    return page
  },

  'GET /admin/redemptions/standing': () => findStanding(deps.db, deps.now()),

  'POST /admin/redemptions/posted': ({ user, body }) => postMany(deps, user, body.vouchers),

  'POST /admin/redemptions/posted/undo': ({ user, body }) => undoPosted(deps, user, body),

  'POST /admin/redemptions/:id/posted': ({ user, params }) => postVoucher(deps, { admin: user, orderId: params.id }),

  'POST /admin/redemptions/:id/returned': ({ user, params }) =>
    returnVoucher(deps, { admin: user, orderId: params.id }),

  'POST /admin/redemptions/export': ({ user, body }) => exportRedemptions(deps, user, body),

  'GET /admin/voucher': () => showVoucher(deps),

  'POST /admin/voucher': ({ user, body }) => changeVoucher(deps, user, body),
})
