import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from '../../../shared/api/query-keys'
import { request } from '../../../shared/api/request'

/** Everything on an employer's page of progress, with one month; the one before stays until another has come. */
export function useMonth(workerId: number, month: string | undefined) {
  return useQuery({
    queryKey: queryKeys.progress(workerId, `month ${month ?? ''}`),
    queryFn: ({ signal }) =>
      request('GET /worker/:id/month', { params: { id: workerId }, query: month ? { month } : {} }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Says once that the employer has looked, when there is something to look at. */
export function useLooked(workerId: number, isShown: boolean) {
  useEffect(() => {
    // A look that is not noted shows the same news once more: nothing is lost.
    if (isShown) request('POST /worker/:id/looked', { params: { id: workerId } }).catch(() => {})
  }, [workerId, isShown])
}
