import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isTmpdirInMemory } from '../../../scripts/fast-tmpdir'
import { postgresBinaries } from '../../../scripts/throwaway-postgres'

/** A folder, and the URL of a database, which is empty if that is in the folder. */
export type ServerData = { DATA_DIR: string; DATABASE_URL: string }

/** The data of a prepared demo: a start on its copy is three times faster than making one. */
const demoData = (): ServerData | null => JSON.parse(process.env.KASAMA_DEMO_DATA ?? 'null')

/** Runs one of PostgreSQL's tools on the server of this run. */
function runTool(tool: 'createdb' | 'dropdb', ...args: string[]) {
  const server = `--maintenance-db=${process.env.KASAMA_POSTGRES}`
  execFileSync(join(postgresBinaries() ?? '', tool), [server, ...args], { stdio: 'pipe' })
}

const databaseName = (url: string) => new URL(url).pathname.slice(1)

/** Returns the URL of a new database on the PostgreSQL of this run; without one, servers use the embedded database. */
export function createDatabase(template = 'template1'): string {
  const url = process.env.KASAMA_POSTGRES
  if (!url) return ''
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  const strategy = isTmpdirInMemory() ? 'file_copy' : 'wal_log'
  runTool('createdb', `--template=${template}`, `--strategy=${strategy}`, name)
  return url.replace(/postgres$/, name)
}

type DataOptions = { isDemo: boolean; isEmbedded: boolean }

/** A folder and a database: empty ones, or copies of the demo's. */
export function createData({ isDemo, isEmbedded }: DataOptions): ServerData {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-e2e-'))
  const demo = isDemo && !isEmbedded ? demoData() : null
  if (demo) cpSync(demo.DATA_DIR, folder, { recursive: true })
  return {
    DATA_DIR: folder,
    DATABASE_URL: isEmbedded ? '' : createDatabase(demo ? databaseName(demo.DATABASE_URL) : undefined),
  }
}

export function removeData({ DATA_DIR, DATABASE_URL }: ServerData) {
  rmSync(DATA_DIR, { recursive: true, force: true })
  if (DATABASE_URL) runTool('dropdb', '--force', databaseName(DATABASE_URL))
}
