import { posix } from 'node:path'

/**
 * Replaces every address in an HLS playlist: lines without #, and the URI attribute of a tag (a key, a map, another
 * voice).
 */
function mapAddresses(playlist: string, change: (address: string) => string): string {
  const lines = playlist.split('\n').map((line) => {
    if (line.startsWith('#')) return line.replace(/URI="([^"]+)"/g, (_, address: string) => `URI="${change(address)}"`)
    const address = line.trim()
    return address === '' ? line : change(address)
  })
  return lines.join('\n')
}

/** The addresses in a playlist, in order. */
export function addressesIn(playlist: string): string[] {
  const uris: string[] = []
  mapAddresses(playlist, (address) => {
    uris.push(address)
    return address
  })
  return uris
}

/** Whether an address is relative and within the playlist's folder. */
export function isInside(address: string): boolean {
  const path = posix.normalize(address)
  return !/^(\/|\.\.(\/|$)|[a-z][\w+.-]*:)/i.test(path)
}

/** Signs every segment in a stored playlist; `queryOf` returns the query for a key. */
export function signPlaylist(playlist: string, key: string, queryOf: (key: string) => string): string {
  const folder = posix.dirname(key)
  return mapAddresses(playlist, (address) =>
    isInside(address) ? `${address}?${queryOf(posix.join(folder, address))}` : address,
  )
}
