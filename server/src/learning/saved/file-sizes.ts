import type { Storage } from '#platform/ports/storage/storage'

export type SizeOf = (key: string) => Promise<number | null>

/** About a megabyte of keys. */
const maxKnown = 10_000

/**
 * Asks the store for the size of a file once. The content under a key never changes; a file that is missing now may
 * come later, so it is asked for again.
 */
export function knownSizes(storage: Pick<Storage, 'size'>): SizeOf {
  const known = new Map<string, number>()
  return async (key) => {
    const size = known.get(key) ?? (await storage.size(key))
    if (size === null) return null
    // The oldest goes first: a lesson that many save is asked for again at once.
    const [oldest] = known.size >= maxKnown ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(key, size)
    return size
  }
}
