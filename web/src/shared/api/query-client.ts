import { QueryClient } from '@tanstack/react-query'
import { RequestError } from './request-error'

/** Only what a second try can mend is tried again: a lost network and a server in trouble. */
function retry(failures: number, error: Error) {
  return failures < 2 && error instanceof RequestError && (error.status === 0 || error.status >= 500)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
    mutations: { networkMode: 'always' },
  },
})
