import type { Plan } from '@kasama/contract/billing.api'
import { discountedCents } from '@kasama/contract/billing.rules'
import type { Purchase } from '@kasama/contract/payment.api'
import { useQuery } from '@tanstack/react-query'
import { purchaseQuery } from '../billing.queries'
import type { Voucher } from '../voucher/voucher'

/** What it comes to; our own counting until the server's is there, and where it can't be had. */
export function usePurchase(plan: Plan | undefined, planId: string, voucher: Voucher | null) {
  const { data, isFetching } = useQuery({ ...purchaseQuery(planId, voucher), enabled: plan !== undefined })
  const price = Math.round((plan?.price ?? plan?.monthly_price ?? 0) * 100)
  const amount = discountedCents(price, voucher?.discount ?? null)
  const here: Purchase = { price, discount: price - amount, credit: 0, amount }
  return { sum: data ?? here, isCounting: isFetching }
}
