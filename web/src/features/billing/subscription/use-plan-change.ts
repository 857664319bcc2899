import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { isUnreached } from '../unreached'
import { subscriptionTexts } from './subscription.texts'

const failed = (error: Error) => showToast(isUnreached(error) ? subscriptionTexts.switchFailed : error.message, 'error')

const isCanceledAlready = (error: unknown) => error instanceof RequestError && error.code === 'plan_canceled_already'

/** Cancels at the end of the paid period. An earlier cancellation, made elsewhere, is reported in the same way. */
export function useCancelPlan(onEnd: (title: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST /payment/switch_plan', { body: { new_plan_id: 0 } }),
    onSuccess: () => onEnd(subscriptionTexts.isCanceled),
    onError: (error) => (isCanceledAlready(error) ? onEnd(error.message) : failed(error)),
    onSettled: () => queries.invalidateQueries(),
  })
}

/** Reverts a cancellation. */
export function useResumePlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST /payment/resume'),
    onSuccess: () => void showToast(subscriptionTexts.resumed),
    onError: (error) => void failed(error),
    onSettled: () => queries.invalidateQueries(),
  })
}
