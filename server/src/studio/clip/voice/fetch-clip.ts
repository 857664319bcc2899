import { createWriteStream } from 'node:fs'
import { join, parse, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isInside } from '#platform/media/playlist'
import { readText } from '#platform/media/read-text'
import type { Storage } from '#platform/ports/storage/storage'
import { ffmpegInBackground } from '../ffmpeg'
import { picturesOf } from '../make/encoding'
import { fetchFile } from '../stored-file'

/** Downloads a stored clip as one file; of HLS only the pictures, in the best quality. Returns its path. */
export async function fetchClip(storage: Storage, key: string, folder: string): Promise<string> {
  if (!key.endsWith('.m3u8')) {
    const path = join(folder, `clip${parse(key).ext}`)
    await fetchFile(storage, key, path)
    return path
  }
  const [joined, path] = [join(folder, 'pieces'), join(folder, 'clip.mp4')]
  for (const piece of await piecesOf(storage, key)) await append(storage, piece, joined)
  await ffmpegInBackground(['-i', joined, ...picturesOf, '-c', 'copy', path], () => {})
  return path
}

async function append(storage: Storage, key: string, to: string) {
  const size = await storage.size(key)
  if (!size) throw new Error(`${key} is not in the storage`)
  await pipeline(await storage.read(key, { from: 0, to: size - 1 }), createWriteStream(to, { flags: 'a' }))
}

/** A variant in a master playlist: its bandwidth, and its address on the next line. */
const variant = /^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\d+).*\n([^#\n]+)/gm

/** The files of a playlist in order, with its initialisation segment first. */
async function piecesOf(storage: Storage, key: string): Promise<string[]> {
  const playlist = (await readText(storage, key)).replaceAll('\r', '')
  const at = (address: string) => {
    if (!isInside(address)) throw new Error(`${key} names what is not in its folder`)
    return posix.join(posix.dirname(key), address)
  }
  const [best] = [...playlist.matchAll(variant)].sort(([, a], [, b]) => Number(b) - Number(a))
  if (best?.[2]) return piecesOf(storage, at(best[2].trim()))
  if (/^#EXT-X-(BYTERANGE|KEY:(?!METHOD=NONE))/m.test(playlist)) throw new Error(`${key} is not made of plain files`)
  const beginning = /^#EXT-X-MAP:.*URI="([^"]+)"/m.exec(playlist)?.[1]
  const pieces = playlist.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return [...(beginning ? [beginning] : []), ...pieces.map((line) => line.trim())].map(at)
}
