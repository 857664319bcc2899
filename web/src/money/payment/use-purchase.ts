import type { Plan } from '@kasama/contract/money/billing.api'
import { discountedCents, periodEnd } from '@kasama/contract/money/billing.rules'
import type { Purchase } from '@kasama/contract/money/payment.api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { purchaseQuery } from '../billing.queries'
import type { Voucher } from '../voucher/voucher'

/** Sums of a purchase; computed here until the server's arrive, and if they can't be fetched. */
export function usePurchase(plan: Plan, planId: string, voucher: Voucher | null) {
  const [now] = useState(() => new Date())
  const { data, isFetching } = useQuery(purchaseQuery(planId, voucher))
  const price = Math.round((plan.price ?? plan.monthly_price ?? 0) * 100)
  const amount = discountedCents(price, voucher?.discount ?? null)
  const next = { amount: price, at: periodEnd(now, plan.price === undefined ? 'monthly' : 'yearly').toISOString() }
  const estimate: Purchase = { price, discount: price - amount, credit: 0, amount, next }
  return { purchase: data ?? estimate, isCounting: isFetching }
}
