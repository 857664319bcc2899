import { useSyncExternalStore } from 'react'
import { type SessionValues, session } from './session'

/** The stored values, live. */
export function useSession(): SessionValues {
  return useSyncExternalStore(session.subscribe, session.values, session.values)
}
