import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { holdImport } from '../import/imports.queries'
import { undoWithin } from '../import/undo-import'

/** Undoes an import that is loaded; what stays is named. */
export function undoByAdmin({ db, now }: Deps, admin: User, id: number) {
  return db.transaction().execute(async (tx) => {
    const row = (await holdImport(tx, id)) ?? fail('not_found')
    const at = now()
    const undone = row.state === 'loaded' ? await undoWithin(tx, id, { at, by: admin.id }) : null
    if (!undone) return fail('import_state')
    await audit(tx, {
      at,
      userId: admin.id,
      action: 'import_undone',
      about: { kind: 'import', id, orgId: null },
      after: { removed: undone.removed, kept: undone.kept.length },
    })
    return undone
  })
}
