import { useEffect } from 'react'
import { useProfile } from '../../../shared/api/profile.queries'
import { sendWaiting } from './send-position'

/** Sends a worker's waiting positions now, and whenever the line comes back. */
export function useWaitingPositions() {
  const { data: profile } = useProfile()
  const worker = profile?.role === 'W' ? profile.id : undefined
  useEffect(() => {
    if (worker === undefined) return
    const send = () => void sendWaiting(worker)
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [worker])
}
