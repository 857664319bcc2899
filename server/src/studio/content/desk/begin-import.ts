import { maxListBytes, maxPackBytes } from '@kasama/contract/studio/content/imports.api'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { newToken } from '#platform/passwords/secrets'
import { hasRoom } from '#studio/clip/upload/has-room'
import { openFile } from '#studio/clip/upload/upload-files'
import { addImport, findArriving } from './imports.queries'

type File = { name: string; bytes: number; modified: number }

const kinds = { zip: 'pack', csv: 'list', tsv: 'list', txt: 'list' } as const
const most = { list: maxListBytes, pack: maxPackBytes }
const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000)

/**
 * Opens the upload of a list or a pack; an upload of the same file resumes where it stopped. Returns the import's id.
 */
export async function beginImport(
  { db, now, config, importUploads }: Pick<Deps, 'db' | 'now' | 'config' | 'importUploads'>,
  user: User,
  file: File,
): Promise<number> {
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending as keyof typeof kinds] : fail('import_kind')
  if (file.bytes === 0) return fail('empty_file')
  if (file.bytes > most[kind])
    return fail('import_too_large', { values: { size: megabytes(file.bytes), most: megabytes(most[kind]) } })
  const arriving = await findArriving(db, file)
  if (arriving) return arriving.id
  if (!(await hasRoom({ db, config, importUploads }, file.bytes))) return fail('no_room')
  const pass = newToken()
  // The file is created before its row, so that a row always has a file; a file without a row is removed by a job.
  await openFile(config, pass)
  const at = now()
  return db.transaction().execute(async (tx) => {
    const id = await addImport(tx, { ...file, kind, pass, by: user.id, at })
    const about = { kind: 'import' as const, id, orgId: null }
    await audit(tx, { at, userId: user.id, action: 'import_begun', about, after: { kind, name: file.name } })
    return id
  })
}
