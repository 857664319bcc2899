import { QueryClient } from '@tanstack/react-query'
import { RequestError } from './request-error'

/**
 * Retries only failures that may be temporary: of the network, and of the server. Whoever waited half a minute for an
 * answer that did not come (504) decides herself whether to wait again.
 */
function retry(failures: number, error: Error) {
  const isTemporary = error instanceof RequestError && (error.status === 0 || error.status >= 500)
  return isTemporary && failures < 2 && error.status !== 504
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Also while the browser says that it is offline: otherwise a retry waits for the line without a word to anybody.
    queries: {
      retry,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})
