import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'

/** All data of an employer's progress page, with one month; the month shown before stays until another is loaded. */
function useMonth(workerId: number, month: string | undefined) {
  return useQuery({
    queryKey: queryKeys.progress(workerId, `month ${month ?? ''}`),
    queryFn: ({ signal }) =>
      request('GET /worker/:id/month', { params: { id: workerId }, query: month ? { month } : {} }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/**
 * The month on the page, and a function to choose another. If that fails to load, the error is shown and the month shown
 * before stays.
 */
export function useSelectedMonth(workerId: number) {
  const errorText = useErrorText()
  const [requestedMonth, setRequestedMonth] = useState<string>()
  const [loadedMonth, setLoadedMonth] = useState<string>()
  const { data, error, refetch, isPlaceholderData } = useMonth(workerId, requestedMonth)
  useLayoutEffect(() => {
    if (data && !isPlaceholderData) setLoadedMonth(requestedMonth)
  }, [data, isPlaceholderData, requestedMonth])
  useLayoutEffect(() => {
    if (!error || data || requestedMonth === loadedMonth) return
    showToast(errorText(error), 'error')
    setRequestedMonth(loadedMonth)
  }, [error, data, requestedMonth, loadedMonth, errorText])
  return { data, error, refetch, isWaiting: isPlaceholderData, choose: setRequestedMonth }
}

/** Reports once that the employer has seen the news, if there is any. */
export function useMarkNewsSeen(workerId: number, isShown: boolean) {
  useEffect(() => {
    // If this fails the same news is shown once more: nothing is lost.
    if (isShown) request('POST /worker/:id/looked', { params: { id: workerId } }).catch(() => {})
  }, [workerId, isShown])
}
