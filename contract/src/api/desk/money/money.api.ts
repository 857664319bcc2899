import type { Api } from '../../../call'
import { deskRefundsApi } from './refunds.api'
import { deskRevenueApi } from './revenue.api'
import { deskSubscriptionsApi } from './subscriptions.api'
import { deskVouchersApi } from './vouchers.api'

/** Everything of the desk that is about money; the provider's staff alone. */
export const deskMoneyApi = {
  ...deskSubscriptionsApi,
  ...deskRefundsApi,
  ...deskVouchersApi,
  ...deskRevenueApi,
} satisfies Api
