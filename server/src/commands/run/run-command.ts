import { BackupError } from '#platform/backup/backup-error'
import { ConfigError, readConfig } from '#platform/config/config'
import { FolderInUse } from '#platform/database/connection/folder-lock'
import { DatabaseTooOld } from '#platform/database/migrate'
import { StoreFailed } from '#platform/ports/storage/storage'
import { chooseDatabase, chooseStorage } from '#platform/providers'
import { NoTable } from '#platform/tables/read-table'
import type { Fault } from '#studio/content/format/json-file'
import { ListError } from '#studio/content/import/csv-columns'
import { type ContentDeps, PackFaults } from '#studio/content/load/load-pack'
import { seedLibrary } from '#studio/content/load/seed-library'

/** A wrong call of a command; its message is the usage line. */
export class UsageError extends Error {}

/** Errors whose message says enough. */
const plainErrors = [
  BackupError,
  ConfigError,
  DatabaseTooOld,
  FolderInUse,
  ListError,
  NoTable,
  PackFaults,
  StoreFailed,
  UsageError,
]

/** Ends a command: prints the message of an expected error, after the faults of a pack, and the stack of any other. */
function giveUp(error: unknown): void {
  process.exitCode = 1
  if (error instanceof PackFaults) printFaults(error.faults)
  const { code, message, stack, path, syscall } = error as NodeJS.ErrnoException
  const isPlain = plainErrors.some((kind) => error instanceof kind)
  // A program or a socket that is missing has the same code.
  if (code === 'ENOENT' && path !== undefined && !syscall?.startsWith('spawn'))
    console.error(`There is no file ${path}.`)
  else console.error(isPlain ? message : stack)
}

/** Runs a command; an error becomes a message and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch(giveUp)
}

/** Opens the configured database for a command, seeded as at a start of the server, and closes it afterwards. */
export async function withDatabase(work: (deps: ContentDeps) => Promise<void>): Promise<void> {
  const config = readConfig()
  const database = await chooseDatabase(config, { setUp: ({ db }) => seedLibrary(db) })
  try {
    await work({ db: database.db, storage: await chooseStorage(config), now: () => new Date() })
  } finally {
    await database.close()
  }
}

/** Prints a line for each fault, in the form that editors and terminals turn into links: `file:line: message`. */
export function printFaults(faults: Fault[]): void {
  for (const { file, line, message } of faults) console.error(`${file}${line > 0 ? `:${line}` : ''}: ${message}`)
}
