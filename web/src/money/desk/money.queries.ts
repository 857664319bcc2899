import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'

/** Beginning of every query key about money: after a change all of them are refetched. */
export const moneyKey = ['desk', 'money']

const runningEveryMs = 2000

/** Counts of the views, and the last comparison; refetched every two seconds while one runs. */
export const useSummary = () =>
  useQuery({
    queryKey: [...moneyKey, 'summary'],
    queryFn: () => deskRequest('GET /admin/subscriptions/summary'),
    refetchInterval: ({ state: { data } }) => (data?.comparison && !data.comparison.ended_at ? runningEveryMs : false),
  })

export const useRepairs = (isOn: boolean) =>
  useInfiniteQuery({
    queryKey: [...moneyKey, 'repairs'],
    queryFn: ({ pageParam: cursor }) =>
      deskRequest('GET /admin/subscriptions/repairs', { query: { limit: 50, ...(cursor && { cursor }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    enabled: isOn,
  })

export const useBilling = (id: number) =>
  useQuery({
    queryKey: [...moneyKey, 'billing', id],
    queryFn: () => deskRequest('GET /admin/accounts/:id/billing', { params: { id } }),
  })

export const usePayment = (id: number) =>
  useQuery({
    queryKey: [...moneyKey, 'payment', id],
    queryFn: () => deskRequest('GET /admin/payments/:id', { params: { id } }),
  })

export const useVoucher = (id: string) =>
  useQuery({
    queryKey: [...moneyKey, 'voucher', id],
    queryFn: () => deskRequest('GET /admin/vouchers/:id', { params: { id } }),
  })

export const revenueQuery = queryOptions({
  queryKey: [...moneyKey, 'revenue'],
  queryFn: () => deskRequest('GET /admin/revenue'),
})
