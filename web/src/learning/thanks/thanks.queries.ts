import type { ReceivedThanks } from '@kasama/contract/learning/thanks/thanks.api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '#shared/api/request.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'

const thanksKey = (language: string) => ['thanks', language]

/** A worker's thanks in her language. */
export function useThanks() {
  const lang = useLanguage()
  return useQuery({
    queryKey: thanksKey(lang),
    queryFn: ({ signal }) => request('GET /thanks', { query: { lang } }, { signal }),
    staleTime: 0,
  })
}

/** Closes the card at once, and for all devices; without a connection it comes back with the next visit. */
export function useCloseThanks() {
  const queries = useQueryClient()
  const key = thanksKey(useLanguage())
  return useMutation({
    mutationFn: (id: number) => request('POST /thanks/:id/seen', { params: { id } }),
    onMutate: () => queries.setQueryData<ReceivedThanks>(key, (received) => received && { ...received, card: null }),
  })
}
