import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Whether the mutations of this name that were on their way when this was opened have ended: what is requested before
 * may not know their answers. It stays true. (`useIsMutating` would weigh on the first script.)
 */
export function useSettled(name: string): boolean {
  const client = useQueryClient()
  const [isSettled, setSettled] = useState(() => client.isMutating({ mutationKey: [name] }) === 0)
  useEffect(() => {
    if (isSettled) return
    const look = () => setSettled(client.isMutating({ mutationKey: [name] }) === 0)
    look()
    // The cache tells of other things while a component renders, which must not change another one.
    return client.getMutationCache().subscribe(({ type }) => type === 'updated' && look())
  }, [client, name, isSettled])
  return isSettled
}
