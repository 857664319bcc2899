import type { Deps } from '../../../deps'
import type { Job } from '../../../platform/jobs/jobs'
import { type ForgetCustomerWork, forgetCustomerJob } from '../job-names'
import { removeCustomerRow } from './upkeep.queries'

/** Ends what is collected from somebody whose account is gone, and lets the provider forget her. */
export async function forgetCustomer({ db, payments }: Deps, customerId: string): Promise<void> {
  await payments.removeCustomer(customerId)
  await removeCustomerRow(db, customerId)
}

export const forgetCustomerJobOf = (deps: Deps): Job<ForgetCustomerWork> => ({
  name: forgetCustomerJob,
  run: ({ customerId }) => forgetCustomer(deps, customerId),
})
