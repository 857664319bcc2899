import { minuteMs } from '@kasama/contract/durations.rules'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'

// Organisations hardly change; a failed request only hides the banner and is not worth a retry.
const cacheOptions = { staleTime: 10 * minuteMs, retry: false }

/** The organisation whose login page is at `shortUrl`; null if there is none. */
export function useOrganisationAt(shortUrl: string) {
  return useQuery({
    ...cacheOptions,
    queryKey: queryKeys.organisationAt(shortUrl),
    queryFn: ({ signal }) => request('GET /admin/orgs', { query: { short_url: shortUrl } }, { signal, token: '' }),
    enabled: shortUrl !== '',
    select: ([organisation]) => organisation ?? null,
  })
}

/** The organisation that a logged-in employer belongs to. */
export function useOrganisation(id: number) {
  return useQuery({
    ...cacheOptions,
    queryKey: queryKeys.organisation(id),
    queryFn: ({ signal }) => request('GET /admin/orgs/:id', { params: { id } }, { signal }),
  })
}
