import { text } from 'node:stream/consumers'
import type { Storage } from '#platform/ports/storage/storage'

/** Returns the content of a stored text file; '' if there is none. */
export async function readText(storage: Storage, key: string): Promise<string> {
  const size = await storage.size(key)
  return size ? text(await storage.read(key, { from: 0, to: size - 1 })) : ''
}
