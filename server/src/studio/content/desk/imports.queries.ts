import type {
  ImportKind,
  ImportResult,
  ImportState,
  ListContents,
  ListOptions,
  RefusedRow,
} from '@kasama/contract/studio/content/imports.api'
import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import { personName } from '#platform/sql/person-name'

export type ImportRow = Omit<Rows['imports'], 'refused'>
export type ImportListRow = Omit<Rows['imports'], 'unfinished'> & {
  by: string | null
  undone_by_name: string | null
  left: number
}

/** Number of refused rows that are shown with an import; there may be thousands. */
const shownRefused = 8

/** Every column but the refused rows, which may take megabytes for a list. */
const columns = [
  'imports.id',
  'kind',
  'name',
  'bytes',
  'modified',
  'pass',
  'state',
  'percent',
  'failed',
  'problem',
  'options',
  'found',
  'result',
  'imports.user_id',
  'imports.created_at',
  'loaded_at',
  'undone_at',
  'undone_by',
  'undoing',
] as const

/** Imports with their author, the number of their lessons that still exist, and the first refused rows. */
const shown = (db: Db) =>
  db
    .selectFrom('imports')
    .leftJoin('users as maker', 'maker.id', 'imports.user_id')
    .leftJoin('users as undoer', 'undoer.id', 'imports.undone_by')
    .select(columns)
    .select([
      personName('maker').as('by'),
      personName('undoer').as('undone_by_name'),
      sql<RefusedRow[]>`jsonb_path_query_array(imports.refused, ${sql.lit(`$[0 to ${shownRefused - 1}]`)})`.as(
        'refused',
      ),
      sql<number>`(select count(*)::int from import_videos where import_id = imports.id)`.as('left'),
    ])

const mostListed = 100

export const listImports = (db: Db): Promise<ImportListRow[]> =>
  shown(db).orderBy('imports.id', 'desc').limit(mostListed).execute()

export const showImport = (db: Db, id: number): Promise<ImportListRow | undefined> =>
  shown(db).where('imports.id', '=', id).executeTakeFirst()

export const listRefused = async (db: Db, id: number): Promise<RefusedRow[] | undefined> =>
  (await db.selectFrom('imports').select('refused').where('id', '=', id).executeTakeFirst())?.refused

type NewImport = { kind: ImportKind; name: string; bytes: number; modified: number; pass: string; by: number; at: Date }

export async function addImport(tx: Db, { bytes, modified, by, at, ...row }: NewImport): Promise<number> {
  const { id } = await tx
    .insertInto('imports')
    .values({
      ...row,
      bytes: String(bytes),
      modified: String(modified),
      state: 'arriving',
      refused: '[]',
      user_id: by,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An incomplete upload of the same file, whoever began it. */
export const findArriving = (db: Db, { name, bytes, modified }: Pick<NewImport, 'name' | 'bytes' | 'modified'>) =>
  db
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'arriving')
    .where('name', '=', name)
    .where('bytes', '=', String(bytes))
    .where('modified', '=', String(modified))
    .executeTakeFirst()

export const findByPass = (db: Db, pass: string) =>
  db.selectFrom('imports').select(['bytes', 'state']).where('pass', '=', pass).executeTakeFirst()

/** The desk's imports that may have work to do, the oldest first. */
export const listOpen = (db: Db): Promise<ImportRow[]> =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('pass', 'is not', null)
    .where('state', 'in', ['arriving', 'checking', 'loading'])
    .orderBy('id')
    .execute()

export type Change = {
  state?: ImportState
  percent?: number
  failed?: boolean
  problem?: string | null
  options?: ListOptions | null
  found?: ListContents | null
  result?: ImportResult | null
  refused?: RefusedRow[]
  loaded_at?: Date
  pass?: null
}

/** Changes an import that is in one of the states `from`; returns whether it was. */
export async function changeImport(
  db: Db,
  id: number,
  { from, to }: { from: ImportState[]; to: Change },
): Promise<boolean> {
  const { options, found, result, refused, ...plain } = to
  const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null)
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({
      ...plain,
      ...(options !== undefined && { options: json(options) }),
      ...(found !== undefined && { found: json(found) }),
      ...(result !== undefined && { result: json(result) }),
      ...(refused !== undefined && { refused: JSON.stringify(refused) }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes an import that is in one of the states `from`; returns the pass of its file. */
export async function removeImport(db: Db, id: number, from: ImportState[]): Promise<string | null> {
  const row = await db
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('pass', 'is not', null)
    .returning('pass')
    .executeTakeFirst()
  return row?.pass ?? null
}

const formerLists = 20

/** The options of earlier lists, the newest first. */
export async function listFormerOptions(db: Db) {
  const rows = await db
    .selectFrom('imports')
    .select(['options', 'found'])
    .where('kind', '=', 'list')
    .where('state', '=', 'loaded')
    .where('options', 'is not', null)
    .orderBy('id', 'desc')
    .limit(formerLists)
    .execute()
  return rows.flatMap(({ options, found }) => (options && found ? [{ options, found }] : []))
}

/** Forgets files of imports before `at` that were not loaded; returns their passes and those of the remaining files. */
export async function forgetBefore(tx: Db, at: Date) {
  const deleted = await tx
    .deleteFrom('imports')
    .where('pass', 'is not', null)
    .where('state', 'in', ['arriving', 'checked', 'refused'])
    .where('created_at', '<', at)
    .returning('pass')
    .execute()
  const kept = await tx.selectFrom('imports').select('pass').where('pass', 'is not', null).execute()
  const passes = (rows: { pass: string | null }[]) => rows.flatMap(({ pass }) => pass ?? [])
  return { gone: passes(deleted), kept: passes(kept) }
}
