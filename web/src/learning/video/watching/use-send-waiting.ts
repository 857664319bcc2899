import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateProgress } from '#shared/api/invalidate-progress.ts'
import { invalidatePraise } from '#shared/api/queries/praise.queries.ts'
import { useProfile } from '#shared/api/queries/profile.queries.ts'

/** A browser does not always notice that the connection, or the server, is back. */
const tryEveryMs = 15_000

/** Sends a worker's waiting reports: now, when the connection is back, and at intervals. */
export function useSendWaiting() {
  const client = useQueryClient()
  const { data: profile } = useProfile()
  const worker = profile?.role === 'W' ? profile.id : undefined
  useEffect(() => {
    if (worker === undefined) return
    // Few visits have waiting reports, so their code is loaded after the page. Without a connection it is tried again.
    async function sendTo(id: number) {
      const { sendWaiting } = await import('./send-waiting')
      if (!(await sendWaiting(id))) return
      // The reports may complete a lesson, and the page's data was requested before.
      invalidateProgress(client)
      invalidatePraise(client)
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
