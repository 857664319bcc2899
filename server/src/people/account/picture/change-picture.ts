import { isDrawnPerson } from '@kasama/contract/people/account.rules'
import type { Deps } from '#platform/deps'
import { removeFilesLater } from '#platform/files/remove-files.job'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { drawAnew } from '#platform/media/draw-anew'
import { storePicture } from '#platform/media/store-picture'
import { addUpload, isUploadOf, lockOwner, setPicture } from '../care.queries'

/** Sets her picture to a drawing or to one of her uploads; her other uploads are removed. */
export async function choosePicture({ db, jobs }: Deps, user: User, address: string): Promise<void> {
  const key = address.replace(/^\//, '')
  await db.transaction().execute(async (tx) => {
    // Another choice meanwhile, or the nightly tidying, may remove this upload.
    await lockOwner(tx, user.id)
    if (!isDrawnPerson(`/${key}`) && !(await isUploadOf(tx, user.id, key))) fail('not_found')
    await removeFilesLater(tx, jobs, await setPicture(tx, user.id, `/${key}`))
  })
}

const side = 512

/** Stores a picture for the caller to choose; returns its address. */
export async function storeAvatar({ db, now, storage }: Deps, user: User, file: Buffer): Promise<string> {
  const picture = await drawAnew(file, (upright) => upright.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }))
  // An account that was deleted meanwhile leaves no picture behind.
  const record = (key: string) => addUpload(db, { key, userId: user.id, at: now() })
  return storePicture(storage, { folder: 'avatars', picture }, { record })
}
