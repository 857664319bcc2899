import type { Language } from '@kasama/contract/language'
import { maxPlaybackRate, provenFurthest } from '@kasama/contract/learning/video/video.rules'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { requireUnlockedClip } from '../require-unlocked-clip'
import { lockWatch, lockWatchedUntil, startClock, storePosition, storeWatchedUntil } from '../video.queries'
import { completeIfDone } from './finish-watching'

type Report = { videoId: number; language: Language; position: number }

/**
 * Stores the worker's position, and advances the furthest point by at most the video time that she can have seen: the
 * seconds of her visit that have not counted yet, for this video or another, at the fastest speed. A video without
 * questions is completed when its end is reached.
 */
export async function reportPosition(deps: Deps, worker: User, { videoId, language, position }: Report) {
  const at = deps.now()
  const { duration } = await requireUnlockedClip(deps, worker, videoId, language)
  const key = { workerId: worker.id, videoId }
  return deps.db.transaction().execute(async (tx) => {
    const until = await lockWatchedUntil(tx, worker.id)
    const previous = await lockWatch(tx, worker.id, videoId)
    // Without a visit nothing is proven: the first report only starts the clock.
    if (!previous) {
      await startClock(tx, { ...key, language, at })
      return { language_code: language, position: 0, furthest: 0 }
    }
    const freeFrom = Math.max(previous.clock_at.getTime(), until?.getTime() ?? 0)
    const freeSeconds = (at.getTime() - freeFrom) / 1000
    const furthest = provenFurthest(previous.furthest, { position, duration, freeSeconds })
    const reached = Math.min(position, duration)
    await storePosition(tx, key, { language_code: language, position: reached, furthest, reported_at: at })
    if (furthest > previous.furthest) {
      const countedMs = ((furthest - previous.furthest) * duration * 1000) / maxPlaybackRate
      await storeWatchedUntil(tx, worker.id, new Date(Math.min(freeFrom + countedMs, at.getTime())))
    }
    const completed = furthest > previous.furthest && furthest === 1 && (await completeIfDone(deps, tx, key))
    return { language_code: language, position: reached, furthest, ...(completed && { completed }) }
  })
}
