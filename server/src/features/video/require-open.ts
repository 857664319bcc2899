import type { Language } from '@kasama/contract/language'
import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { isLocked, viewerOf } from '../household/viewer'
import { findClipLength } from './video.queries'

/** How long a video lasts in a language; throws locked where its subscribers alone may watch and she is none now. */
export async function requireOpen({ db, now }: Deps, worker: User, videoId: number, language: Language) {
  const clip = (await findClipLength(db, worker.id, videoId, language)) ?? fail('not_found')
  if (isLocked(viewerOf(worker, now()), clip.publicLevel)) fail('locked')
  return clip
}
