import type { Deps } from '#platform/deps'
import type { Attempt } from '../../payment/attempts/attempt.queries'
import { attachCard, ensureCustomer } from '../../payment/attempts/provider-ids'

/**
 * Creates an attempt's subscription at the provider and returns its id. Every parameter comes from the attempt's row,
 * so that a retry under the same idempotency key sends the same request.
 */
export async function buy(deps: Deps, attempt: Attempt): Promise<string> {
  const customerId = await ensureCustomer(deps, attempt)
  const methodId = await attachCard(deps, attempt, customerId)
  const { voucher_kind: kind, voucher_id: id } = attempt
  const wanted = {
    customerId,
    methodId,
    priceId: attempt.price_id ?? '',
    planId: attempt.subscription_plan_id,
    voucher: kind && id ? { kind, id } : null,
  }
  return deps.payments.subscribe(wanted, attempt.key)
}
