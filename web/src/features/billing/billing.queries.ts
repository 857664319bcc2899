import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../shared/api/query-keys'
import { request } from '../../shared/api/request'

/** A plan by what stands in the address; its price in dollars is `price` or `monthly_price`. */
export function usePlan(planId: string) {
  return useQuery({
    queryKey: [...queryKeys.plan(Number(planId)), planId],
    queryFn: ({ signal }) => request('GET /subscription_plan/:id', { params: { id: planId } }, { signal }),
  })
}
