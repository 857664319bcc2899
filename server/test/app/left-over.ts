import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '#platform/config/config'
import type { Db } from '#platform/database/db'
import { forgetUploads } from '#studio/clip/upload/forget-uploads.job'
import { importUploads } from '#studio/content/desk/import-work'

/**
 * Lists the remains of uploads that are in their lessons, as text. A file whose row was deleted before a kill stays
 * until the night: it is made old, and the night's work is done.
 */
export async function leftOver(db: Db, dataDir: string): Promise<string[]> {
  const rows = await db.selectFrom('clip_uploads').select('id').execute()
  const uploads = join(dataDir, 'uploads')
  for (const name of await readdir(uploads)) await utimes(join(uploads, name), new Date(0), new Date(0))
  const config = { ...readConfig({}), dataDir }
  await db.transaction().execute((tx) => forgetUploads({ now: () => new Date(), config, importUploads }, tx))
  const files = await readdir(uploads)
  return [
    ...(rows.length > 0 ? [`${rows.length} uploads are left`] : []),
    ...(files.length > 0 ? [`${files.length} files of uploads are left`] : []),
  ]
}
