import { readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { ifMissing } from '#platform/files/system-error'
import { addressesIn, isInside } from '#platform/media/playlist'

/** A master playlist names a few media playlists, never as many as these. */
const mostLists = 50

/**
 * The duration in seconds of a playlist's segments, or of those of the first playlist that it names. Null where it
 * can't be read, has no end, names a file outside of its folder, or refers back to a playlist that was read already.
 */
export async function hlsDuration(
  folder: string,
  name = 'index.m3u8',
  seen = new Set<string>(),
): Promise<number | null> {
  if (seen.has(name) || seen.size >= mostLists) return null
  seen.add(name)
  const playlist = await readFile(join(folder, name), 'utf8').catch(ifMissing(''))
  if (!playlist.startsWith('#EXTM3U')) return null
  const named = [...new Set(addressesIn(playlist).map((address) => posix.join(posix.dirname(name), address)))]
  for (const file of named) if (!(await isThere(folder, file))) return null
  const lists = named.filter((file) => file.endsWith('.m3u8'))
  if (lists.length === 0) return playlist.includes('#EXT-X-ENDLIST') ? lengthOf(playlist) : null
  const lengths: (number | null)[] = []
  for (const list of lists) lengths.push(await hlsDuration(folder, list, seen))
  return lengths.includes(null) ? null : (lengths[0] ?? null)
}

const isThere = async (folder: string, file: string) =>
  isInside(file) && (await stat(join(folder, file)).catch(ifMissing(null)))?.isFile() === true

function lengthOf(playlist: string): number | null {
  const pieces = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds))
  const seconds = pieces.reduce((sum, piece) => sum + piece, 0)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
