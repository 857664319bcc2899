import { minuteMs } from '@kasama/contract/durations.rules'
import { queryOptions } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'

/** Each part has its own query, so that one that fails leaves the others; health is fetched again each minute. */
export const healthQuery = queryOptions({
  queryKey: ['desk', 'dashboard', 'health'],
  queryFn: ({ signal }) => deskRequest('GET /admin/dashboard/health', {}, { signal }),
  refetchInterval: minuteMs,
  retry: false,
})
export const learningQuery = queryOptions({
  queryKey: ['desk', 'dashboard', 'learning'],
  queryFn: ({ signal }) => deskRequest('GET /admin/dashboard/learning', {}, { signal }),
  staleTime: minuteMs,
  retry: false,
})
export const lessonsQuery = queryOptions({
  queryKey: ['desk', 'dashboard', 'lessons'],
  queryFn: ({ signal }) => deskRequest('GET /admin/dashboard/lessons', {}, { signal }),
  staleTime: minuteMs,
  retry: false,
})
