import type { DeskImport, deskImportsApi, ListedImport } from '@kasama/contract/studio/content/imports.api'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { bytesHere, removeFile } from '#studio/clip/upload/upload-files'
import { undoImport } from '../import/undo-import'
import { beginImport } from './begin-import'
import { queueImports } from './import-work'
import {
  type Change,
  changeImport,
  type ImportListRow,
  listImports,
  listRefused,
  removeImport,
  showImport,
} from './imports.queries'
import { stopLoading } from './stop-loading'

const moment = (at: Date | null) => at?.toISOString() ?? null

const listed = (row: ImportListRow): ListedImport => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  state: row.state,
  percent: row.percent,
  has_failed: row.failed,
  by: row.by,
  created_at: row.created_at.toISOString(),
  loaded_at: moment(row.loaded_at),
  undone_at: moment(row.undone_at),
  undone_by: row.undone_by_name,
  left: row.left,
})

export const deskImportsHandlers = (deps: Deps): Handlers<typeof deskImportsApi> => {
  const { db, config, now } = deps

  const find = async (id: number) => (await showImport(db, id)) ?? fail('not_found')

  async function show(id: number): Promise<DeskImport> {
    const row = await find(id)
    const isArriving = row.state === 'arriving' && row.pass !== null
    const bytes = Number(row.bytes)
    return {
      ...listed(row),
      bytes,
      modified: Number(row.modified),
      sent: isArriving ? await bytesHere(config, row.pass ?? '') : bytes,
      address: isArriving ? `/uploads/${row.pass}` : null,
      problem: row.problem,
      options: row.options,
      found: row.found,
      result: row.result,
      refused: row.refused,
    }
  }

  /** Changes an import's state and queues the work that follows. */
  async function move(id: number, from: Parameters<typeof changeImport>[2]['from'], to: Change) {
    if (!(await changeImport(db, id, { from, to }))) {
      await find(id)
      fail('import_state')
    }
    await queueImports(deps)
    return show(id)
  }

  return {
    'GET /admin/imports': async () => ({ imports: (await listImports(db)).map(listed) }),
    'POST /admin/imports': async ({ body, user }) => show(await beginImport(deps, user, body)),
    'GET /admin/imports/:id': ({ params }) => show(params.id),
    'GET /admin/imports/:id/refused': async ({ params }) => ({
      rows: (await listRefused(db, params.id)) ?? fail('not_found'),
    }),
    'POST /admin/imports/:id/check': async ({ params, body }) => {
      if ((await find(params.id)).kind !== 'list') return fail('import_state')
      return move(params.id, ['checked'], { state: 'checking', percent: 0, options: body })
    },
    'POST /admin/imports/:id/load': async ({ params }) => {
      // Only an import that was checked and found loadable.
      if (!(await find(params.id)).result) return fail('import_state')
      return move(params.id, ['checked'], { state: 'loading', percent: 0, loaded_at: now() })
    },
    'POST /admin/imports/:id/stop': async ({ params, user }) => {
      await stopLoading(deps, user, params.id)
      return show(params.id)
    },
    'DELETE /admin/imports/:id': async ({ params, user }) => {
      const { name } = await find(params.id)
      const pass = await db.transaction().execute(async (tx) => {
        const removed = await removeImport(tx, params.id, ['arriving', 'checking', 'checked', 'refused'])
        const about = { kind: 'import' as const, id: params.id, orgId: null }
        if (removed !== null)
          await audit(tx, { at: now(), userId: user.id, action: 'import_given_up', about, before: { name } })
        return removed
      })
      if (pass === null) return fail('import_state')
      await removeFile(config, pass)
    },
    'POST /admin/imports/:id/undo': ({ params, user }) => undoByAdmin(deps, user, params.id),
  }
}

/** Undoes a loaded import for an admin; the result names the lessons that stay. */
async function undoByAdmin(deps: Pick<Deps, 'db' | 'now'>, admin: User, id: number) {
  if (!(await showImport(deps.db, id))) fail('not_found')
  return (await undoImport(deps, id, admin.id)) ?? fail('import_state')
}
