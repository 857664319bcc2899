import { posix } from 'node:path'

/** Exchanges every address in an HLS playlist: its lines without #, and the URI of a tag (a key, a map, another voice). */
function mapAddresses(playlist: string, change: (address: string) => string): string {
  const lines = playlist.split('\n').map((line) => {
    if (line.startsWith('#')) return line.replace(/URI="([^"]+)"/g, (_, address: string) => `URI="${change(address)}"`)
    const address = line.trim()
    return address === '' ? line : change(address)
  })
  return lines.join('\n')
}

/** The addresses that a playlist names, in their order. */
export function addressesIn(playlist: string): string[] {
  const found: string[] = []
  mapAddresses(playlist, (address) => {
    found.push(address)
    return address
  })
  return found
}

/** A relative address in the folder of its playlist, or below it. */
export function isInside(address: string): boolean {
  const path = posix.normalize(address)
  return !/^(\/|\.\.(\/|$)|[a-z][\w+.-]*:)/i.test(path)
}

/** The pieces of a stored playlist get signatures of their own; `queryOf` gives the one of a key. */
export function signPlaylist(playlist: string, key: string, queryOf: (key: string) => string): string {
  const folder = posix.dirname(key)
  return mapAddresses(playlist, (address) =>
    isInside(address) ? `${address}?${queryOf(posix.join(folder, address))}` : address,
  )
}
