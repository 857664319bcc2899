import type { deskMoneyApi } from '@kasama/contract/money/desk/money.api'
import type { deskRefundsApi } from '@kasama/contract/money/desk/refunds.api'
import type { deskRevenueApi } from '@kasama/contract/money/desk/revenue.api'
import type { deskVouchersApi } from '@kasama/contract/money/desk/vouchers.api'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { liveMonthOf } from './desk/revenue/live-month'
import { exportRevenue, showRevenue } from './desk/revenue/show-revenue'
import { showPayment } from './desk/subscriptions/show-billing'
import { deskSubscriptionsHandlers } from './desk/subscriptions/subscriptions.admin'
import { exportUses, listVouchers, showVoucher } from './desk/vouchers/list-vouchers'
import { endVoucher, makeVoucher } from './desk/vouchers/make-voucher'
import { refundPayment } from './refunds/refund-payment'

const deskRefundsHandlers = (deps: Deps): Handlers<typeof deskRefundsApi> => ({
  'GET /admin/payments/:id': ({ params }) => showPayment(deps, params.id),
  'POST /admin/payments/:id/refund': async ({ params, body, user }) => {
    await refundPayment(deps, { paymentId: params.id, adminId: user.id, ...body })
    return showPayment(deps, params.id)
  },
})

const deskVouchersHandlers = (deps: Deps): Handlers<typeof deskVouchersApi> => ({
  'GET /admin/vouchers': ({ query }) => listVouchers(deps, query),
  'GET /admin/vouchers/:id': ({ params }) => showVoucher(deps, params.id),
  'POST /admin/vouchers': ({ body, user }) => makeVoucher(deps, user.id, body),
  'POST /admin/vouchers/:id/end': ({ params, body, user }) =>
    endVoucher(deps, { id: params.id, adminId: user.id, reason: body.reason }),
  'POST /admin/vouchers/:id/export': async ({ params, user }) => {
    const file = await exportUses(deps, params.id)
    const about = { kind: 'voucher' as const, id: params.id, orgId: null }
    await audit(deps.db, { at: deps.now(), userId: user.id, action: 'voucher_exported', about })
    return file
  },
})

function deskRevenueHandlers(deps: Deps): Handlers<typeof deskRevenueApi> {
  const liveMonth = liveMonthOf(deps)
  return {
    'GET /admin/revenue': () => showRevenue(deps, liveMonth),
    'POST /admin/revenue/export': async ({ user }) => {
      const file = await exportRevenue(deps, liveMonth)
      const about = { kind: 'list' as const, id: 'revenue', orgId: null }
      await audit(deps.db, { at: deps.now(), userId: user.id, action: 'revenue_exported', about })
      return file
    },
  }
}

export const deskMoneyHandlers = (deps: Deps): Handlers<typeof deskMoneyApi> => ({
  ...deskSubscriptionsHandlers(deps),
  ...deskRefundsHandlers(deps),
  ...deskVouchersHandlers(deps),
  ...deskRevenueHandlers(deps),
})
