import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Deps } from '../../deps'
import { limitConcurrency } from '../../platform/concurrency'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { addUpload } from './care.queries'

const side = 512
/** By format. The last two are always decoded as a whole: without a limit a file of one kilobyte could fill the memory. */
const mostPixels: Partial<Record<string, number>> = {
  jpeg: 40_000_000,
  png: 40_000_000,
  webp: 40_000_000,
  gif: 4_000_000,
  heif: 4_000_000,
}
/** Interlaced and progressive pictures are decoded as a whole too; how large they would be is known before. */
const mostBytesInPasses = 64_000_000
const oneAtATime = limitConcurrency({ atOnce: 1, longest: 20, full: 'too_many_requests' })
sharp.cache(false)

/** Decodes a picture and draws it anew: what else was in the file (a place, a script, another format) is gone. */
async function drawAnew(file: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(file, { failOn: 'error', pages: 1 })
    const { format = '', width, height, channels, depth, isProgressive } = await picture.metadata()
    const pixels = width * height
    if (pixels > (mostPixels[format] ?? 0)) return fail('not_a_picture')
    const bytes = pixels * channels * (depth === 'uchar' ? 1 : 2)
    if (isProgressive && bytes > mostBytesInPasses) return fail('not_a_picture')
    return await picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
  } catch {
    return fail('not_a_picture')
  }
}

/** Stores a picture of the caller under a name that nobody can guess; answers its address. */
export async function storePicture({ db, now, storage }: Deps, user: User, file: Buffer): Promise<string> {
  const picture = await oneAtATime(() => drawAnew(file))
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
