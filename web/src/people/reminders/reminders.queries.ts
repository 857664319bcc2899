import type { Reminders } from '@kasama/contract/people/reminders.api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '#shared/api/request.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { registerPhone } from './phone'

const key = ['reminders']

export type Choice = Pick<Reminders, 'is_on' | 'days' | 'minute'>

export function useReminders() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => request('GET /reminders', {}, { signal }) })
}

/** Stores a choice; one that is switched on registers this browser first. */
export function useChooseReminders(publicKey: string | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: key,
    // Requests run one after the other, so that the last press wins.
    scope: { id: 'reminders' },
    async mutationFn(body: Choice) {
      if (body.is_on && publicKey !== undefined) await registerPhone(publicKey)
      return request('POST /reminders', { body }, { repeatable: true })
    },
    onSuccess: (reminders) => queries.setQueryData(key, reminders),
    onError: (error) => showToast(error.message, 'error'),
  })
}
