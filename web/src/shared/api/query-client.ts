import { QueryClient } from '@tanstack/react-query'
import { RequestError } from './request-error'

/**
 * Retries only failures that may be temporary: of the network, and of the server. After half a minute without a
 * response (504) the reader decides whether to wait again.
 */
function retry(failures: number, error: Error) {
  const isTemporary = error instanceof RequestError && (error.status === 0 || error.status >= 500)
  return isTemporary && failures < 2 && error.status !== 504
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Also while the browser reports to be offline: otherwise a retry waits for the connection without a message.
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
