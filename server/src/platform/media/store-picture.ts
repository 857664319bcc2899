import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Storage } from '../../ports/storage/storage'

/**
 * Stores a WebP picture under an unguessable key of the folder `pictures/<folder>/`; returns its address, `/<key>`.
 * `record` writes down to whom it belongs. Where that fails the picture is removed, and the failure thrown on.
 */
export async function storePicture(
  storage: Storage,
  { folder, picture }: { folder: 'avatars' | 'logos'; picture: Buffer },
  record: (key: string) => Promise<void>,
): Promise<string> {
  const name = `${randomUUID()}.webp`
  const [key, path] = [`pictures/${folder}/${name}`, join(tmpdir(), name)]
  try {
    await writeFile(path, picture)
    await storage.put(key, path)
  } finally {
    await rm(path, { force: true })
  }
  try {
    await record(key)
  } catch (error) {
    await storage.remove(key).catch(() => {})
    throw error
  }
  return `/${key}`
}
