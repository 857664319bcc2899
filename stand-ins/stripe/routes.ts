import { couponRoutes } from './catalogue/coupons'
import { priceRoutes } from './catalogue/prices'
import { productRoutes } from './catalogue/products'
import { promotionCodeRoutes } from './catalogue/promotion-codes'
import { authenticationRoutes } from './customers/authentication'
import { customerRoutes } from './customers/customers'
import { paymentMethodRoutes } from './customers/payment-methods'
import { setupIntentRoutes } from './customers/setup-intents'
import { invoiceRoutes } from './invoices/invoices'
import { chargeRoutes } from './payments/charges'
import { disputeRoutes } from './payments/disputes'
import { paymentIntentRoutes } from './payments/payment-intents'
import type { Route } from './protocol/routes'
import { deleteCustomerRoutes } from './subscriptions/delete-customer'
import { previewRoutes } from './subscriptions/preview'
import { subscriptionRoutes } from './subscriptions/subscriptions'
import { eventRoutes } from './webhooks/event-routes'

/** Every call that the stand-in knows; any other is answered with 404, as by Stripe. */
export const routes: Route[] = [
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...promotionCodeRoutes,
  ...customerRoutes,
  ...deleteCustomerRoutes,
  ...paymentMethodRoutes,
  ...setupIntentRoutes,
  ...authenticationRoutes,
  ...previewRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...disputeRoutes,
  ...eventRoutes,
]
