import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { inFolder } from '#platform/files/work-folder'
import { BackupError } from '../backup-error'
import type { Content, Place } from './place'

export type DatabaseKind = 'postgres' | 'embedded'

/** The facts of a complete backup; the object is written last, so that a half backup has none. */
export type Backup = {
  format: 1
  id: string
  /** Everything that was acknowledged before it is in the backup. */
  moment: string
  kind: DatabaseKind
  database: Content
  /** The list of files, with their number and their bytes together. */
  files: Content & { count: number; total: number }
  /** Rows of each table. */
  rows: Record<string, number>
  /** Files that the database names but the storage did not have. */
  missing: string[]
}

/** A file in the list of a backup. */
export type BackupFile = Content & { key: string }

/** Names of objects in a place. */
const folderOf = (id: string) => `backups/${id}/`
export const underWayOf = (id: string): string => `${folderOf(id)}under-way`
export const databaseOf = (id: string): string => `${folderOf(id)}database`
export const filesOf = (id: string): string => `${folderOf(id)}files`
export const completeOf = (id: string): string => `${folderOf(id)}complete`
export const blobOf = ({ sha256 }: Pick<Content, 'sha256'>): string => `files/${sha256.slice(0, 2)}/${sha256}`
export const isBlob = (name: string): boolean => name.startsWith('files/')

const objectPattern = /^backups\/([^/]+)\/([^/]+)$/

/** The ids of all backups in a place, oldest first, with the names of their objects. */
export async function listObjects(place: Place): Promise<Map<string, string[]>> {
  const objects = new Map<string, string[]>()
  for await (const { key } of place.list()) {
    const [, id = '', name = ''] = objectPattern.exec(key) ?? []
    if (id) objects.set(id, [...(objects.get(id) ?? []), name])
  }
  return new Map([...objects].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The ids of complete backups, oldest first. */
export async function listComplete(place: Place): Promise<string[]> {
  return [...(await listObjects(place))].filter(([, names]) => names.includes('complete')).map(([id]) => id)
}

/** Reads the facts of a backup. */
export async function readBackup(place: Place, id: string): Promise<Backup> {
  const facts = (await buffer(await place.read(completeOf(id)))).toString()
  try {
    const backup = JSON.parse(facts) as Backup
    if (backup.format === 1 && backup.id === id) return backup
  } catch {
    // A damaged file is told below.
  }
  throw new BackupError(`${completeOf(id)} is damaged.`)
}

/** Reads a local list of files line by line. */
export async function* readFileList(path: string): AsyncIterable<BackupFile> {
  for await (const line of createInterface({ input: createReadStream(path) })) yield JSON.parse(line)
}

/** Gives each file of a backup to `work`, once the whole list is compared with its checksum. */
export const forEachFile = (place: Place, { id, files }: Backup, work: (file: BackupFile) => void): Promise<void> =>
  inFolder('kasama-backup-', async (folder) => {
    const path = join(folder, 'files')
    await place.fetch(filesOf(id), files, path)
    for await (const file of readFileList(path)) work(file)
  })
