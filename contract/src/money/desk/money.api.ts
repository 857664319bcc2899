import type { Api } from '../../call'
import { deskRefundsApi } from './refunds.api'
import { deskRevenueApi } from './revenue.api'
import { deskSubscriptionsApi } from './subscriptions.api'
import { deskVouchersApi } from './vouchers.api'

/** The desk's calls about money, for the provider's staff alone. */
export const deskMoneyApi = {
  ...deskSubscriptionsApi,
  ...deskRefundsApi,
  ...deskVouchersApi,
  ...deskRevenueApi,
} satisfies Api
