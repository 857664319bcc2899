import { posix } from 'node:path'
import { addressesIn, isInside } from '#platform/media/playlist'
import { readText } from '#platform/media/read-text'
import type { Storage } from '#platform/ports/storage/storage'

/** A file of an exported pack: written from a value, or copied from the storage. */
export type PackFile = { path: string; json: unknown } | { path: string; key: string }

/** Only texts and SVG drawings are worth compressing. */
export const isText = /\.(json|vtt|svg|m3u8)$/

export const endingOf = (key: string) => posix.extname(key).slice(1).toLowerCase()

/** A stored picture as a file of the pack; its stored name already contains its hash. */
export function pictureOf(address: string | null): PackFile | null {
  const name = /^\/pictures\/([^/]+)$/.exec(address ?? '')?.[1]
  return name ? { path: `pictures/${name}`, key: `pictures/${name}` } : null
}

/** All files of an HLS clip, given its playlist, which is named index.m3u8 in a pack. */
export async function hlsFiles(storage: Storage, playlist: string, to: string): Promise<PackFile[]> {
  const folder = posix.dirname(playlist)
  const files = new Map([[playlist, 'index.m3u8']])
  for (const key of files.keys()) {
    if (endingOf(key) !== 'm3u8') continue
    const from = posix.relative(folder, posix.dirname(key))
    for (const address of addressesIn(await readText(storage, key))) {
      const name = posix.join(from, address)
      const namedKey = posix.join(folder, name)
      // The loop also visits entries added meanwhile: the media playlists that a master playlist names.
      if (isInside(name) && !files.has(namedKey)) files.set(namedKey, name)
    }
  }
  return [...files].map(([key, name]) => ({ path: `${to}/${name}`, key }))
}
