import type { ExportSelection } from '@kasama/contract/desk/lessons/exports.api'
import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { Db } from '../../../platform/database/db'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { newToken } from '../../../platform/passwords/secrets'
import { listVideoIds } from '../../library/desk/list-videos'
import { addExport, listPublished } from './exports.queries'

/** Which lessons are meant, null for the whole library; those that are published, and how many are not. */
export async function lookAtExport(db: Db, { ids, filters }: ExportSelection) {
  const wanted = ids ?? (filters ? await listVideoIds(db, filters) : null)
  const published = await listPublished(db, wanted)
  return { wanted, published, leftOut: wanted ? wanted.length - published.length : 0 }
}

/** Notes which lessons go out; answers where they may be fetched for an hour. */
export async function beginExport({ db, now }: Pick<Deps, 'db' | 'now'>, user: User, selection: ExportSelection) {
  const { wanted, published: ids, leftOut } = await lookAtExport(db, selection)
  if (wanted && ids.length === 0) return fail('nothing_to_export')
  const pass = newToken()
  await db.transaction().execute(async (tx) => {
    await addExport(tx, { pass, videoIds: wanted && ids, by: user.id, at: now() })
    await audit(tx, {
      at: now(),
      userId: user.id,
      action: 'lessons_exported',
      about: { kind: 'list', id: 'lessons', orgId: null },
      detail: { lessons: ids.length, all: wanted === null },
    })
  })
  return { address: `/exports/${pass}`, lessons: ids.length, left_out: leftOut }
}
