import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Whether the answers that were on their way when this was opened have arrived: what is requested before may not know
 * them. It stays true; those of the page itself are its own matter.
 */
export function useSettled(mutationKey: string[]): boolean {
  const inFlight = useIsMutating({ mutationKey })
  const [isSettled, setSettled] = useState(inFlight === 0)
  if (!isSettled && inFlight === 0) setSettled(true)
  return isSettled
}
