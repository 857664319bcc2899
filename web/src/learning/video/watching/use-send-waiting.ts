import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useProfile } from '#shared/api/queries/profile.queries.ts'

/** A browser does not always notice that the connection, or the server, is back. */
const tryEveryMs = 15_000

/** Sends what a worker did and the server does not know: now, when the connection is back, and at intervals. */
export function useSendWaiting() {
  const client = useQueryClient()
  const { data: profile } = useProfile()
  const worker = profile?.role === 'W' ? profile.id : undefined
  useEffect(() => {
    if (worker === undefined) return
    // Few visits have something waiting, so its code is loaded after the page. Without a connection it is tried again.
    const send = () =>
      void import('./send-and-report')
        .then(({ sendAndReport: sendAndTell }) => sendAndTell(client, worker))
        .catch(() => {})
    send()
    const timer = setInterval(send, tryEveryMs)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [worker, client])
}
