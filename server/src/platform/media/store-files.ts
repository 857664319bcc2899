import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, parse, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import type { Storage } from '#platform/ports/storage/storage'

/** Twice the size of a card on a phone; mails use this PNG, since mail programs show no SVG. */
const mailPicture = { width: 1072, height: 603 }

/** Dots per inch: the default for an SVG, and the most that one is rendered with. */
const usualDensity = 72
const finest = 300

/** Stores a file under the hash of its content, so that browsers may cache it for good; returns the key. */
export async function storeFile(storage: Storage, file: string, folder: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const { name, ext } = parse(file)
  const mark = `-${hash.digest('hex').slice(0, 8)}`
  // A file of an exported pack has the hash in its name already.
  const key = `${folder}/${name.endsWith(mark) ? name : `${name}${mark}`}${ext}`
  if (!(await storage.has(key))) await storage.put(key, file)
  return key
}

/** Stores a clip; an HLS folder goes below a hash of all its files. Returns the key of the clip or its playlist. */
export async function storeClip(storage: Storage, path: string, folder: string): Promise<string> {
  if (!path.endsWith('.hls')) return storeFile(storage, path, folder)
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    hash.update(relative(path, file))
    for await (const bytes of createReadStream(file)) hash.update(bytes)
  }
  const target = `${folder}/${parse(path).name}-${hash.digest('hex').slice(0, 8)}`
  for (const file of files) {
    const key = `${target}/${relative(path, file).replaceAll(sep, '/')}`
    if (!(await storage.has(key))) await storage.put(key, file)
  }
  return `${target}/index.m3u8`
}

/** Stores a picture, for an SVG also as PNG; returns the picture's address. */
export async function storePicture(storage: Storage, file: string): Promise<string> {
  const key = await storeFile(storage, file, 'pictures')
  if (key.endsWith('.svg')) await storePng(storage, file, key.replace(/svg$/, 'png'))
  return `/${key}`
}

/** The resolution that the PNG needs: rendering a large drawing at full resolution would exceed memory limits. */
async function densityOf(drawing: string): Promise<number> {
  const { width, height } = await sharp(drawing).metadata()
  const larger = Math.max(mailPicture.width / width, mailPicture.height / height)
  return Math.max(1, Math.min(finest, usualDensity * larger))
}

async function storePng(storage: Storage, drawing: string, key: string) {
  if (await storage.has(key)) return
  const png = join(tmpdir(), `${randomUUID()}.png`)
  try {
    await sharp(drawing, { density: await densityOf(drawing) })
      .resize({ ...mailPicture, fit: 'cover' })
      .png({ palette: true })
      .toFile(png)
    await storage.put(key, png)
  } finally {
    await rm(png, { force: true })
  }
}
