import type { Language } from '@kasama/contract/language'
import { provenFurthest } from '@kasama/contract/video.rules'
import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { isLocked, viewerOf } from '../library/viewer'
import { findClipLength, keepPosition, lockWatch, startClock } from './video.queries'

type Report = { videoId: number; language: Language; position: number }

/** Keeps where the worker is, and the furthest point that real time allows. */
export async function reportPosition({ db, now }: Deps, worker: User, { videoId, language, position }: Report) {
  const at = now()
  const clip = (await findClipLength(db, videoId, language)) ?? fail('not_found')
  if (isLocked(viewerOf(worker, at), clip.publicLevel)) fail('locked')
  const key = { workerId: worker.id, videoId }
  return db.transaction().execute(async (tx) => {
    const before = await lockWatch(tx, worker.id, videoId)
    if (!before) {
      await startClock(tx, { ...key, language, at })
      return { language_code: language, position: 0, furthest: 0 }
    }
    const furthest = provenFurthest(before.furthest, {
      position,
      duration: clip.duration,
      clockFurthest: before.clock_furthest,
      secondsOnClock: (at.getTime() - before.clock_at.getTime()) / 1000,
    })
    const reached = Math.min(position, clip.duration)
    await keepPosition(tx, key, { language_code: language, position: reached, furthest, reported_at: at })
    return { language_code: language, position: reached, furthest }
  })
}
