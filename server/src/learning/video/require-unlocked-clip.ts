import type { Language } from '@kasama/contract/language'
import { isLocked, viewerOf } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { findClip } from './video.queries'

/**
 * Returns a clip in a language; throws `locked` if the video is for subscribers only and the worker's household has
 * no current subscription. A withdrawn lesson is found if she has begun it, or if it was given to her before (`isGiven`).
 */
export async function requireUnlockedClip(
  { db, now }: Deps,
  worker: User,
  videoId: number,
  language: Language,
  isGiven = false,
) {
  const clip = (await findClip(db, worker.id, videoId, language, isGiven)) ?? fail('not_found')
  if (isLocked(viewerOf(worker, now()), clip.publicLevel)) fail('locked')
  return clip
}
