import type { Deps } from '../../../deps'
import type { Job } from '../../../platform/jobs/jobs'
import { type ForgetCustomerWork, forgetCustomerJob } from '../job-names'
import { removeCustomerRow } from './upkeep.queries'

/** Ends the subscriptions of a deleted account's customer and deletes her at the provider. */
export async function forgetCustomer({ db, payments }: Deps, customerId: string): Promise<void> {
  await payments.removeCustomer(customerId)
  await removeCustomerRow(db, customerId)
}

export const forgetCustomerJobOf = (deps: Deps): Job<ForgetCustomerWork> => ({
  name: forgetCustomerJob,
  run: ({ customerId }) => forgetCustomer(deps, customerId),
})
