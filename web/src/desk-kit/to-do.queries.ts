import { minuteMs } from '@kasama/contract/durations.rules'
import { queryOptions } from '@tanstack/react-query'
import { deskRequest } from './sign-in/desk-request'

/** Open tasks of the provider, which the menu counts and the dashboard lists. */
export const toDoQuery = queryOptions({
  queryKey: ['desk', 'dashboard', 'to-do'],
  queryFn: ({ signal }) => deskRequest('GET /admin/dashboard/to_do', {}, { signal }),
  staleTime: minuteMs,
  retry: false,
})
