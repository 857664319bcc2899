import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { addUpload } from './care.queries'

const side = 512
const mostPixels = 40_000_000
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']

/** Decodes a picture and draws it anew: what else was in the file (a place, a script, another format) is gone. */
async function drawAnew(file: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    const { format } = await picture.metadata()
    if (!format || !formats.includes(format)) return fail('not_a_picture')
    return await picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
  } catch {
    return fail('not_a_picture')
  }
}

/** Stores a picture of the caller under a name that nobody can guess; answers its address. */
export async function storePicture({ db, now, storage }: Deps, user: User, file: Buffer): Promise<string> {
  const picture = await drawAnew(file)
  const name = `${randomUUID()}.webp`
  const key = `pictures/avatars/${name}`
  const path = join(tmpdir(), name)
  await writeFile(path, picture)
  await storage.put(key, path).finally(() => rm(path, { force: true }))
  await addUpload(db, { key, userId: user.id, at: now() })
  return `/${key}`
}
