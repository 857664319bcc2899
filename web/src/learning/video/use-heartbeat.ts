import { heartbeatSeconds, idleSeconds } from '@kasama/contract/learning/video/video.rules'
import { useEffect, useEffectEvent } from 'react'
import { request } from '#shared/api/request.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart']

/** Time of the last beat, by the page's clock; opening the next video does not send another. */
let sentAt = Number.NEGATIVE_INFINITY

/**
 * Reports every 30 s that a worker is learning, as long as she was active within the last 60 s; a playing clip counts
 * as activity.
 */
export function useHeartbeat(workerId: number | undefined, isPlaying: () => boolean) {
  const isBusy = useEffectEvent(isPlaying)
  useEffect(() => {
    if (workerId === undefined) return
    let activeAt = performance.now()

    function beat() {
      const now = performance.now()
      if (isBusy()) activeAt = now
      const isDue = now - sentAt >= heartbeatSeconds * 1000
      if (!isDue || now - activeAt > idleSeconds * 1000 || document.visibilityState === 'hidden') return
      sentAt = now
      const query = { event: 'time', value: '1' } as const
      // A lost beat needs no message: the next one follows.
      request('GET /worker/:id/log', { params: { id: workerId ?? 0 }, query }).catch(() => {})
    }
    function act() {
      activeAt = performance.now()
      beat()
    }
    beat()
    const timer = setInterval(beat, 1000)
    for (const sign of signs) window.addEventListener(sign, act, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, act)
    }
  }, [workerId])
}
