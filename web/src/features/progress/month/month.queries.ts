import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { queryKeys } from '../../../shared/api/query-keys'
import { request } from '../../../shared/api/request'
import { useErrorText } from '../../../shared/api/use-error-text'
import { showToast } from '../../../shared/ui/feedback/toast-store'

/** Everything on an employer's page of progress, with one month; the one before stays until another has come. */
function useMonth(workerId: number, month: string | undefined) {
  return useQuery({
    queryKey: queryKeys.progress(workerId, `month ${month ?? ''}`),
    queryFn: ({ signal }) =>
      request('GET /worker/:id/month', { params: { id: workerId }, query: month ? { month } : {} }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/**
 * The month on the page, and the way to another one. One that does not come is told of, and the one before stays.
 */
export function useShownMonth(workerId: number) {
  const errorText = useErrorText()
  const [asked, setAsked] = useState<string>()
  const [shown, setShown] = useState<string>()
  const { data, error, refetch, isPlaceholderData } = useMonth(workerId, asked)
  useLayoutEffect(() => {
    if (data && !isPlaceholderData) setShown(asked)
  }, [data, isPlaceholderData, asked])
  useLayoutEffect(() => {
    if (!error || data || asked === shown) return
    showToast(errorText(error), 'error')
    setAsked(shown)
  }, [error, data, asked, shown, errorText])
  return { data, error, refetch, isWaiting: isPlaceholderData, choose: setAsked }
}

/** Says once that the employer has looked, when there is something to look at. */
export function useLooked(workerId: number, isShown: boolean) {
  useEffect(() => {
    // A look that is not noted shows the same news once more: nothing is lost.
    if (isShown) request('POST /worker/:id/looked', { params: { id: workerId } }).catch(() => {})
  }, [workerId, isShown])
}
