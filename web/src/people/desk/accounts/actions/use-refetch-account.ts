import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that refetches every query of the desk, for after a change of an account. */
export function useRefetchAccount() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['desk'] })
}
