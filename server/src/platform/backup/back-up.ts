import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dayMs } from '@kasama/contract/durations.rules'
import { inFolder, sweepFolders } from '#platform/files/work-folder'
import type { Storage } from '#platform/ports/storage/storage'
import type { DumpedDatabase } from './database/database-dump'
import { type Backup, completeOf, databaseOf, filesOf, underWayOf } from './place/backup-list'
import { beginCopies, checkCopies, copyFiles, type FileCopies } from './place/copy-files'
import { type Place, writeFileTo } from './place/place'

export type BackupDeps = {
  database: DumpedDatabase
  storage: Storage
  place: Place
  now: () => Date
  say: (line: string) => void
}

/** Attempts at a database whose files are all still there. */
const maxAttempts = 3

/** An id sorts by its moment, and differs between backups of one moment. */
const newId = (now: Date) => `${now.toISOString().replaceAll(/[-:.]/g, '')}-${randomBytes(3).toString('hex')}`

/**
 * Backs up the database of one moment, then the files that it names. The object `complete` is written last; a backup
 * that fails removes what it has written, except copies of files, which the next one uses.
 */
export async function backUp(deps: BackupDeps): Promise<Backup> {
  const { place, now } = deps
  await sweepFolders('kasama-backup-', new Date(now().getTime() - 2 * dayMs))
  const id = newId(now())
  try {
    await place.write(underWayOf(id), Readable.from([]))
    const backup = await inFolder('kasama-backup-', (folder) => writeBackup(deps, id, folder))
    await place.write(completeOf(id), Readable.from([Buffer.from(`${JSON.stringify(backup)}\n`)]))
    await place.remove(underWayOf(id)).catch(() => {})
    return backup
  } catch (error) {
    for (const name of [completeOf(id), databaseOf(id), filesOf(id), underWayOf(id)])
      await place.remove(name).catch(() => {})
    throw error
  }
}

async function writeBackup(deps: BackupDeps, id: string, folder: string): Promise<Backup> {
  const { database, place, say } = deps
  const [dumpFile, listFile] = [join(folder, 'database'), join(folder, 'files')]
  const copies = await beginCopies(place, deps.storage)
  const { dump, count, total, missing } = await dumpWithFiles(deps, { dumpFile, listFile, copies })
  say(`${count} files: ${copies.added} copied, ${count - copies.added} were there already.`)
  await checkCopies(copies)
  return {
    format: 1,
    id,
    moment: dump.moment.toISOString(),
    kind: database.kind,
    database: await writeFileTo(place, databaseOf(id), dumpFile),
    files: { ...(await writeFileTo(place, filesOf(id), listFile)), count, total },
    rows: dump.rows,
    missing,
  }
}

type Paths = { dumpFile: string; listFile: string; copies: FileCopies }

/**
 * Dumps the database and copies the files. If a file was removed in the meantime, the database is dumped again, which
 * is quick: files that are copied stay copied. A file that is missing twice is missing in the installation itself.
 */
async function dumpWithFiles({ database, say }: BackupDeps, { dumpFile, listFile, copies }: Paths) {
  let formerlyMissing: Set<string> | null = null
  for (let attempt = 1; ; attempt++) {
    const dump = await database.dump(dumpFile)
    say(`Database of ${dump.moment.toISOString()} is written; its files follow.`)
    const missing = new Set(dump.namedKeys)
    let [count, total] = [0, 0]
    async function* lines() {
      for await (const file of copyFiles(copies, dump.namedKeys)) {
        count++
        total += file.bytes
        missing.delete(file.key)
        yield `${JSON.stringify(file)}\n`
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(listFile))
    const former: Set<string> = formerlyMissing ?? new Set()
    const isNew = [...missing].some((key) => !former.has(key))
    if (!isNew || attempt === maxAttempts) return { dump, count, total, missing: [...missing].sort() }
    say('Files were removed in the meantime, or are missing: the database is read again.')
    formerlyMissing = missing
  }
}
