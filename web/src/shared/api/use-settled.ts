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
    // The cache also calls while a component renders, which must not change another one.
    const look = () => {
      if (client.isMutating({ mutationKey: [name] }) === 0) setSettled(true)
    }
    look()
    return client.getMutationCache().subscribe(look)
  }, [client, name, isSettled])
  return isSettled
}
