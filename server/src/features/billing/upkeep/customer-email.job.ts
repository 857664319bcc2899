import type { Deps } from '../../../deps'
import type { Db } from '../../../platform/database/db'
import type { Job, Jobs } from '../../../platform/jobs/jobs'
import { CustomerGone } from '../../../ports/payments/payment-failures'
import { findCustomer } from '../attempts/attempt.queries'
import { findEmail } from '../billing.queries'

type CustomerEmail = { userId: number }

const customerEmailJob = 'plan-customer-email'

/** Tells the provider an account's new email, once the caller's transaction has committed. */
export async function tellNewEmail(tx: Db, jobs: Jobs, userId: number): Promise<void> {
  if (await findCustomer(tx, userId)) await jobs.enqueue<CustomerEmail>(tx, customerEmailJob, { userId })
}

/** Stores the account's present email with its customer, which may have been deleted meanwhile. */
export const customerEmailJobOf = ({ db, payments }: Deps): Job<CustomerEmail> => ({
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
