import { useQueryClient } from '@tanstack/react-query'

/** After something was done: everything of the desk that is shown looks again. */
export function useAccountDone() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['desk'] })
}
