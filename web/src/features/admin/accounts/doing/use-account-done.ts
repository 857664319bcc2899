import { useQueryClient } from '@tanstack/react-query'
import { accountsKey } from '../accounts.queries'

/** After something was done to an account: lists and pages of the desk look again. */
export function useAccountDone() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      queryKey: ['desk'],
      predicate: ({ queryKey }) =>
        queryKey[1] === accountsKey[1] || queryKey[1] === 'messages' || queryKey[1] === 'money',
    })
}
