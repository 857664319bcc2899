import { minuteMs } from '@kasama/contract/durations.rules'
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import type { Voucher } from './voucher/voucher'

/** A plan by the id in the URL; its price in dollars is `price` or `monthly_price`. */
export function usePlan(planId: string) {
  return useQuery({
    queryKey: [...queryKeys.plan(Number(planId)), planId],
    queryFn: ({ signal }) => request('GET /subscription_plan/:id', { params: { id: planId } }, { signal }),
  })
}

/** Price of a plan now, with a voucher or without. */
export const purchaseQuery = (planId: string, voucher: Voucher | null) =>
  queryOptions({
    queryKey: ['purchase', planId, voucher?.sent ?? null],
    queryFn: ({ signal }) =>
      request('POST /payment/preview', { body: { plan_id: planId, ...voucher?.sent } }, { signal, repeatable: true }),
    retry: false,
    staleTime: halfAnHourMs,
  })

const halfAnHourMs = 1_800_000

/** Price of a switch to a plan now; it grows with time, so it is requested every minute. */
export function useSwitchPreview(planId: string) {
  return useQuery({
    queryKey: ['switch-preview', planId],
    queryFn: ({ signal }) => request('GET /payment/switch_preview/:plan', { params: { plan: planId } }, { signal }),
    staleTime: 0,
    refetchInterval: minuteMs,
  })
}

/** The caller's payments, the newest first. */
export function usePayments() {
  return useInfiniteQuery({
    queryKey: ['payments'],
    queryFn: ({ pageParam, signal }) =>
      request('GET /payments', { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
}

export const contactKey = ['payment-contact']

/** Address of the card's owner, from the payment provider. */
export function useContact() {
  return useQuery({
    queryKey: contactKey,
    queryFn: ({ signal }) => request('GET /payment/contact', {}, { signal }),
  })
}

export function useReceipt(id: number) {
  return useQuery({
    queryKey: ['payments', id],
    queryFn: ({ signal }) => request('GET /payments/:id', { params: { id } }, { signal }),
  })
}
