import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { fileChecksum } from '#platform/files/file-checksum'
import type { Storage } from '#platform/ports/storage/storage'

/** Number of hex digits of its hash in a file's name, so that equal bytes have equal names. */
const hashLetters = 16

/** Downloads a stored file to this machine. */
export async function fetchFile(storage: Storage, key: string, path: string): Promise<void> {
  const size = await storage.size(key)
  if (!size) throw new Error(`${key} is not in the storage`)
  await pipeline(await storage.read(key, { from: 0, to: size - 1 }), createWriteStream(path))
}

/** Stores a file as `name`, its hash and `ending`; returns the key. Equal bytes are stored once. */
export async function storeByHash(storage: Storage, file: string, name: string, ending: string): Promise<string> {
  const key = `${name}-${(await fileChecksum(file)).slice(0, hashLetters)}.${ending}`
  if (!(await storage.has(key))) await storage.put(key, file)
  return key
}
