import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { drawAnew } from '#platform/media/draw-anew'
import { storePicture } from '#platform/media/store-picture'
import { addUpload } from './care.queries'

const side = 512

/** Stores a picture for the caller to choose; returns its address. */
export async function storeAvatar({ db, now, storage }: Deps, user: User, file: Buffer): Promise<string> {
  const picture = await drawAnew(file, (upright) => upright.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }))
  // An account that was deleted meanwhile leaves no picture behind.
  const record = (key: string) => addUpload(db, { key, userId: user.id, at: now() })
  return storePicture(storage, { folder: 'avatars', picture }, { record })
}
