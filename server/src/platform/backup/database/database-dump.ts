import { spawn } from 'node:child_process'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { lockFolder } from '#platform/database/connection/folder-lock'
import { openPglite, openPostgres } from '#platform/database/database'
import { ifMissing } from '#platform/files/system-error'
import { BackupError } from '../backup-error'
import type { DatabaseKind } from '../place/backup-list'
import { type DatabaseFacts, listTables, readFacts } from './database-facts.queries'
import { withCopy } from './embedded-copy'
import { unzipFolder, zipFolder } from './folder-zip'

/** A database that can be written into one file, and restored from it. */
export type DumpedDatabase = {
  kind: DatabaseKind
  /** Writes the database of one moment into a file, while a server uses it. */
  dump: (file: string) => Promise<DatabaseFacts & { moment: Date }>
  /** Gives `work` the function that restores into an empty database; throws BackupError if it is not empty. */
  intoEmpty: <T>(work: (restore: RestoreDump) => Promise<T>) => Promise<T>
}

/** Restores from a file, whole or not at all; `check` throws if the database is not as it was. */
type RestoreDump = (file: string, check: (facts: DatabaseFacts) => void) => Promise<void>

/** A statement of a backup takes as long as it takes. */
const unhurried = { statementMs: 0, connectMs: 30_000 }

/** PostgreSQL by its own tools: pg_dump reads the snapshot of the transaction that reads the facts. */
export function postgresDump(databaseUrl: string): DumpedDatabase {
  return {
    kind: 'postgres',
    async dump(file) {
      const { db, close } = openPostgres(databaseUrl, unhurried)
      const moment = new Date()
      try {
        return await db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (tx) => {
            await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
            const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx)
            const args = ['--format=custom', `--snapshot=${rows[0]?.id}`, `--file=${file}`]
            await runPostgresTool('pg_dump', databaseUrl, args)
            return { ...(await readFacts(tx)), moment }
          })
      } finally {
        await close()
      }
    },
    async intoEmpty(work) {
      const { db, close } = openPostgres(databaseUrl, unhurried)
      const tables = await listTables(db).finally(close)
      if (tables.length > 0)
        throw new BackupError(`The database is not empty: it has ${tables[0]} and ${tables.length - 1} tables more.`)
      return work(async (file, check) => {
        const plain = ['--no-owner', '--no-privileges', '--no-comments']
        await runPostgresTool('pg_restore', databaseUrl, [...plain, '--single-transaction', '--exit-on-error', file])
        const restored = openPostgres(databaseUrl, unhurried)
        const facts = await readFacts(restored.db).finally(restored.close)
        try {
          check(facts)
        } catch (error) {
          throw new BackupError(`${(error as Error).message} Drop the database that was restored.`)
        }
      })
    },
  }
}

async function factsOfFolder(dataDir: string): Promise<DatabaseFacts> {
  const { db, close } = openPglite({ dataDir })
  return readFacts(db).finally(close)
}

/** The embedded database as a zip file of its folder. */
export function embeddedDump(dataDir: string): DumpedDatabase {
  const [database, part] = [join(dataDir, 'database'), join(dataDir, 'database.part')]
  return {
    kind: 'embedded',
    dump: (file) =>
      withCopy(dataDir, async (copy, moment) => {
        // Opening and closing it shows that it is whole, and leaves nothing to recover.
        const facts = await factsOfFolder(copy)
        await zipFolder(copy, file)
        return { ...facts, moment }
      }),
    async intoEmpty(work) {
      const unlock = await lockFolder(dataDir)
      try {
        if ((await readdir(database).catch(ifMissing([]))).length > 0)
          throw new BackupError(`The data folder is not empty: there is a database in ${database}.`)
        return await work(async (file, check) => {
          await rm(part, { recursive: true, force: true })
          await mkdir(part, { mode: 0o700 })
          await unzipFolder(file, part)
          check(await factsOfFolder(part))
          await rm(database, { recursive: true, force: true })
          await rename(part, database)
        })
      } finally {
        await rm(part, { recursive: true, force: true })
        await unlock()
      }
    },
  }
}

/**
 * Runs pg_dump or pg_restore on a database; its output on errors is the message. The password goes by the environment,
 * since the arguments of a process are visible to all users of a machine.
 */
async function runPostgresTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(tool, ['--dbname', url.href, '--no-password', ...args], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors = text(child.stderr)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new BackupError(missing(tool)) : error),
    )
    child.once('close', resolve)
  })
  if (code !== 0) throw new BackupError(`${tool} failed: ${(await errors).trim()}`)
}

const missing = (tool: string) =>
  `${tool} is missing: install PostgreSQL's client programs of the server's version or a newer one (on Debian the package postgresql-client).`
