import { join } from 'node:path'
import { removeEach } from '#platform/files/remove-files.job'
import { inFolder } from '#platform/files/work-folder'
import type { Storage } from '#platform/ports/storage/storage'
import { BackupError } from './backup-error'
import type { DumpedDatabase } from './database/database-dump'
import type { DatabaseFacts } from './database/database-facts.queries'
import { type Backup, blobOf, databaseOf, filesOf, listComplete, readBackup, readFileList } from './place/backup-list'
import { listBlobs } from './place/copy-files'
import type { Place } from './place/place'

type CheckDeps = { place: Place; say: (line: string) => void }
export type RestoreDeps = CheckDeps & { database: DumpedDatabase; storage: Storage }

/** Finds a complete backup, the newest one without an id. */
export async function findBackup(place: Place, id: string | null): Promise<Backup> {
  const ids = await listComplete(place)
  const foundId = id === null ? ids.at(-1) : ids.find((one) => one === id)
  if (!foundId) throw new BackupError(id ? `There is no complete backup ${id}.` : 'There is no complete backup here.')
  return readBackup(place, foundId)
}

/** Local files of a backup, which are checked by their hashes. */
type FetchedParts = { dumpFile: string; listFile: string; folder: string }

/**
 * Fetches database and list of files into a temporary folder, and looks whether all copies are there with their sizes:
 * most faults are known before anything is written.
 */
const withParts = <T>(place: Place, backup: Backup, work: (parts: FetchedParts) => Promise<T>): Promise<T> =>
  inFolder('kasama-backup-', async (folder) => {
    const parts = { folder, dumpFile: join(folder, 'database'), listFile: join(folder, 'files') }
    await place.fetch(filesOf(backup.id), backup.files, parts.listFile)
    const blobs = await listBlobs(place)
    for await (const file of filesIn(parts)) {
      const stored = blobs.get(blobOf(file))
      if (stored === undefined) throw new BackupError(`${blobOf(file)} (${file.key}) is missing.`)
      if (stored !== place.storedBytes(file.bytes)) throw new BackupError(`${blobOf(file)} (${file.key}) was cut off.`)
    }
    await place.fetch(databaseOf(backup.id), backup.database, parts.dumpFile)
    return work(parts)
  })

const filesIn = ({ listFile }: FetchedParts) => readFileList(listFile)

/** Reads a whole backup and compares every checksum; writes nothing. */
export async function checkBackup({ place, say }: CheckDeps, backup: Backup): Promise<void> {
  await withParts(place, backup, async (parts) => {
    for await (const file of filesIn(parts)) await place.fetch(blobOf(file), file, join(parts.folder, 'file'))
  })
  say(`${describe(backup)} is whole.`)
}

/** Restores a backup into an empty database and an empty storage; a failure leaves both empty. */
export async function restore(deps: RestoreDeps, backup: Backup): Promise<void> {
  const { place, database, storage, say } = deps
  if (backup.kind !== database.kind) throw new BackupError(kindRefusal[backup.kind])
  for await (const { key } of storage.list())
    throw new BackupError(`The storage of clips and pictures is not empty: it has ${key}.`)
  await database.intoEmpty((restoreDatabase) =>
    withParts(place, backup, async (parts) => {
      const written: string[] = []
      try {
        for await (const file of filesIn(parts)) {
          const path = join(parts.folder, 'file')
          await place.fetch(blobOf(file), file, path)
          // Noted first: a store that fails may have stored it all the same.
          written.push(file.key)
          await storage.put(file.key, path)
          if ((await storage.size(file.key)) !== file.bytes) throw new BackupError(`${file.key} was not stored whole.`)
        }
        say(`${written.length} files are restored, the database follows.`)
        await restoreDatabase(parts.dumpFile, (facts) => checkFacts(backup, facts, new Set(written)))
      } catch (error) {
        await removeEach(written, (key) => storage.remove(key)).catch(() => {})
        throw error
      }
    }),
  )
}

const kindRefusal = {
  postgres: 'The backup is of a PostgreSQL database: set DATABASE_URL to an empty one.',
  embedded: 'The backup is of an embedded database: leave DATABASE_URL out, and set DATA_DIR to an empty folder.',
}

/** The restored database must have every row that was counted, and name no file that is not there. */
function checkFacts({ rows, missing }: Backup, facts: DatabaseFacts, keys: Set<string>) {
  for (const [table, count] of Object.entries(rows))
    if (facts.rows[table] !== count)
      throw new BackupError(`The table ${table} has ${facts.rows[table] ?? 'no'} rows, and not ${count}.`)
  const dangling = [...facts.namedKeys].find((key) => !keys.has(key) && !missing.includes(key))
  if (dangling) throw new BackupError(`The database names ${dangling}, which is not in the backup.`)
}

const mebibyte = 1_048_576

/** One line about a backup. */
export function describe({ id, kind, moment, database, files, missing }: Backup): string {
  const size = `${Math.ceil((database.bytes + files.total) / mebibyte)} MiB`
  const gaps = missing.length > 0 ? `, ${missing.length} files were missing already` : ''
  return `${id}: ${kind}, all until ${moment}, ${files.count} files, ${size}${gaps}`
}
