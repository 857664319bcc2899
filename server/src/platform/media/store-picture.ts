import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Storage } from '#platform/ports/storage/storage'

type Record = {
  /** Stores the owner of the picture. */
  record: (key: string) => Promise<void>
  /** Returns whether the record was committed; called if the response was lost. */
  isRecorded?: (key: string) => Promise<boolean>
}

/**
 * Stores a WebP picture under an unguessable key of the folder `pictures/<folder>/`; returns its address, `/<key>`. A
 * picture that could not be recorded is removed, and the error rethrown.
 */
export async function storePicture(
  storage: Storage,
  { folder, picture }: { folder: 'avatars' | 'logos'; picture: Buffer },
  { record, isRecorded = async () => false }: Record,
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
    if (!(await isRecorded(key).catch(() => true))) await storage.remove(key).catch(() => {})
    throw error
  }
  return `/${key}`
}
