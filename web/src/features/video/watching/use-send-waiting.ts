import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetProgress } from '../../../shared/api/forget-progress'
import { forgetPraise } from '../../../shared/api/queries/praise.queries'
import { useProfile } from '../../../shared/api/queries/profile.queries'

/** A browser does not always notice that the line, or the server, is back. */
const tryEveryMs = 15_000

/** Sends what a worker's watching has waiting: now, whenever the line comes back, and every now and then. */
export function useSendWaiting() {
  const client = useQueryClient()
  const { data: profile } = useProfile()
  const worker = profile?.role === 'W' ? profile.id : undefined
  useEffect(() => {
    if (worker === undefined) return
    // Few visits have something waiting: what sends it comes after the page. Without a line it is tried again.
    async function sendTo(id: number) {
      const { sendWaiting } = await import('./send-waiting')
      if (!(await sendWaiting(id))) return
      // A lesson may be done by it, and what the page shows was asked for before.
      forgetProgress(client)
      forgetPraise(client)
    }
    const send = () => void sendTo(worker).catch(() => {})
    send()
    const timer = setInterval(send, tryEveryMs)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [worker, client])
}
