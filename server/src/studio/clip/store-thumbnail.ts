import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawAnew } from '#platform/media/draw-anew'
import { storePicture } from '#platform/media/store-files'
import type { Storage } from '#platform/ports/storage/storage'

/** Twice the size of a card on a phone. */
const size = { width: 1072, height: 603 }

/** Re-encodes a picture as a thumbnail and stores it under its hash; returns its address. */
export async function storeThumbnail(storage: Storage, file: Buffer): Promise<string> {
  const picture = await drawAnew(file, (upright) => upright.resize({ ...size, fit: 'cover' }).webp({ quality: 82 }))
  const folder = await mkdtemp(join(tmpdir(), 'kasama-thumbnail-'))
  try {
    const path = join(folder, 'thumbnail.webp')
    await writeFile(path, picture)
    return await storePicture(storage, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
