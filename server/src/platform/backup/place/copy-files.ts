import { Readable } from 'node:stream'
import type { Storage } from '#platform/ports/storage/storage'
import { BackupError } from '../backup-error'
import { type BackupFile, blobOf, forEachFile, isBlob, listComplete, readBackup } from './backup-list'
import type { Place } from './place'

/** Copies of files in a place, kept once for all backups under the hash of their content. */
export type FileCopies = {
  storage: Storage
  place: Place
  /** Files of the newest backup and of this one: the content under a key never changes, so none is read twice. */
  known: Map<string, BackupFile>
  /** Objects in the place with their sizes, as of the beginning. */
  blobs: Map<string, number>
  /** Objects that this backup needs, with their sizes. */
  needed: Map<string, number>
  /** Files that this backup has copied. */
  added: number
}

/** The objects of files in a place, with their sizes. */
export async function listBlobs(place: Place): Promise<Map<string, number>> {
  const blobs = new Map<string, number>()
  for await (const { key, bytes } of place.list()) if (isBlob(key)) blobs.set(key, bytes)
  return blobs
}

export async function beginCopies(place: Place, storage: Storage): Promise<FileCopies> {
  const known = await knownFiles(place)
  return { place, storage, known, blobs: await listBlobs(place), needed: new Map(), added: 0 }
}

/** The files of the newest backup; none if it is damaged, so that the next one reads all anew. */
async function knownFiles(place: Place): Promise<Map<string, BackupFile>> {
  const known = new Map<string, BackupFile>()
  const newest = (await listComplete(place)).at(-1)
  if (!newest) return known
  try {
    await forEachFile(place, await readBackup(place, newest), (file) => known.set(file.key, file))
    return known
  } catch (error) {
    if (error instanceof BackupError) return new Map()
    throw error
  }
}

/** Pictures of people and organisations are removed with them: one that the database does not name stays out. */
const isPersonal = (key: string) => /^pictures\/(avatars|logos)\//.test(key)
/** Genie's spoken answers, which are removed after a day. */
const isPassing = (key: string) => /^voices\/\d+\//.test(key)

/** Returns a file that the place has already, whole. */
function findCopy({ place, known, blobs, needed }: FileCopies, key: string): BackupFile | null {
  const file = known.get(key)
  if (!file) return null
  const isThere = needed.has(blobOf(file)) || blobs.get(blobOf(file)) === place.storedBytes(file.bytes)
  return isThere ? file : null
}

/**
 * Copies the files of the storage: those that the database names, and the other files of lessons, such as pieces of a
 * playlist. Returns each as it is in the place; one that was removed since an earlier copy too, if it is named.
 */
export async function* copyFiles(copies: FileCopies, namedKeys: Set<string>): AsyncIterable<BackupFile> {
  const { place, storage, known, needed } = copies
  const left = new Set(namedKeys)
  function note(file: BackupFile): BackupFile {
    left.delete(file.key)
    known.set(file.key, file)
    needed.set(blobOf(file), place.storedBytes(file.bytes))
    return file
  }
  for await (const { key, bytes } of storage.list()) {
    if (isPassing(key) || (isPersonal(key) && !namedKeys.has(key))) continue
    const former = findCopy(copies, key)
    const file = former?.bytes === bytes ? former : await copyFile(copies, key, bytes)
    if (file) yield note(file)
  }
  for (const key of left) {
    const file = findCopy(copies, key)
    if (file) yield note(file)
  }
}

/** Copies a file; returns null if it was removed in the meantime. */
async function copyFile(copies: FileCopies, key: string, bytes: number): Promise<BackupFile | null> {
  const { place, storage } = copies
  try {
    const source = bytes === 0 ? Readable.from([]) : await storage.read(key, { from: 0, to: bytes - 1 })
    const content = await place.write(blobOf, source)
    const expected = await storage.checksum(key)
    if (content.bytes !== bytes || (expected && expected !== content.sha256))
      throw new BackupError(`${key} is damaged in the storage of clips and pictures: it has another checksum.`)
    copies.added++
    return { key, ...content }
  } catch (error) {
    if ((await storage.size(key)) === null) return null
    throw error
  }
}

/** Throws BackupError unless all objects that the backup needs are in the place, whole. */
export async function checkCopies({ place, needed }: FileCopies): Promise<void> {
  const blobs = await listBlobs(place)
  for (const [name, bytes] of needed)
    if (blobs.get(name) !== bytes) throw new BackupError(`${name} is not whole in the place of backups.`)
}
