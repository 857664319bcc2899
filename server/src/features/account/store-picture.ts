import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { drawAnew } from '../../platform/media/draw-anew'
import { addUpload } from './care.queries'

const side = 512

/** Stores the caller's picture under an unguessable name; returns its address. */
export async function storePicture({ db, now, storage }: Deps, user: User, file: Buffer): Promise<string> {
  const picture = await drawAnew(file, (upright) => upright.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }))
  const name = `${randomUUID()}.webp`
  const key = `pictures/avatars/${name}`
  const path = join(tmpdir(), name)
  await writeFile(path, picture)
  await storage.put(key, path).finally(() => rm(path, { force: true }))
  try {
    await addUpload(db, { key, userId: user.id, at: now() })
  } catch (error) {
    // An account that was deleted meanwhile leaves no picture behind.
    await storage.remove(key)
    throw error
  }
  return `/${key}`
}
