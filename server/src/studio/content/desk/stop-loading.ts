import type { ImportResult } from '@kasama/contract/studio/content/imports.api'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { removeFile } from '#studio/clip/upload/upload-files'
import { listAdded, lockImport } from '../import/imports.queries'
import { changeImport, type ImportRow } from './imports.queries'

const emptyResult: ImportResult = {
  rows: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  topics: 0,
  skills: 0,
  faq: 0,
  layout: false,
  lessons: [],
}

/** Stops an import whose loading failed and would be retried. */
export async function stopLoading({ db, now, config }: Deps, admin: User, id: number): Promise<void> {
  const pass = await db.transaction().execute(async (tx) => {
    const row = (await lockImport(tx, id)) ?? fail('not_found')
    if (row.state !== 'loading' || !row.failed) return fail('import_state')
    return endLoading(tx, row, { at: now(), by: admin.id, problem: 'It was stopped before its end.' })
  })
  if (pass) await removeFile(config, pass)
}

type LoadingEnd = { at: Date; by: number | null; problem: string }

/**
 * Ends a loading before its end: it counts as loaded, since lessons already loaded stay and can be undone. Returns the
 * pass of its file, which is the upload's token.
 */
export async function endLoading(tx: Db, { id, result, pass }: ImportRow, { at, by, problem }: LoadingEnd) {
  const added = (await listAdded(tx, id)).length
  const to = {
    state: 'loaded' as const,
    percent: 100,
    failed: false,
    result: { ...emptyResult, rows: result?.rows ?? added, added },
    problem,
    pass: null,
  }
  await changeImport(tx, id, { from: ['loading'], to })
  await audit(tx, {
    at,
    userId: by,
    action: 'import_stopped',
    about: { kind: 'import', id, orgId: null },
    after: { added },
  })
  return pass
}
