import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { undoImport } from '../import/undo-import'
import { showImport } from './imports.queries'

/** Undoes a loaded import for an admin; the result names the lessons that stay. */
export async function undoByAdmin(deps: Pick<Deps, 'db' | 'now'>, admin: User, id: number) {
  if (!(await showImport(deps.db, id))) fail('not_found')
  return (await undoImport(deps, id, admin.id)) ?? fail('import_state')
}
