import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { CustomerGone } from '#platform/ports/payments/payments'
import { findCustomer } from '../../payment/attempts/customer.queries'
import { findEmail } from '../../plan/plan.queries'

export const customerEmailJob = 'plan-customer-email'
export type CustomerEmailWork = { userId: number }

/** Stores the account's present email with its customer, which may have been deleted meanwhile. */
export const customerEmailJobOf = ({ db, payments }: Deps): Job<CustomerEmailWork> => ({
  name: customerEmailJob,
  async run({ userId }) {
    const customerId = await findCustomer(db, userId)
    if (!customerId) return
    const email = await findEmail(db, userId)
    await payments.updateCustomer(customerId, { email }).catch((error) => {
      if (!(error instanceof CustomerGone)) throw error
    })
  },
})
