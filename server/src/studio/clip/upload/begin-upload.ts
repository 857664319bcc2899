import { maxClipBytes } from '@kasama/contract/desk/desk.rules'
import type { Language } from '@kasama/contract/language'
import type { UploadKind } from '@kasama/contract/studio/clip/clips.api'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { newToken } from '#platform/passwords/secrets'
import { auditClip } from '../lesson/clip-in-lesson'
import { hasRoom } from './has-room'
import { openFile, removeFile } from './upload-files'
import { addUpload, findAt, hasVideo, lockVideo, removeUpload, type UploadRow } from './uploads.queries'

export type UploadRequest = {
  videoId: number
  language_code: Language
  kind: UploadKind
  name: string
  bytes: number
  modified: number
}

const gigabytes = (bytes: number) => Math.ceil(bytes / 100_000_000) / 10

const isSame = (row: UploadRow, { name, bytes, modified }: UploadRequest) =>
  row.problem === null && row.name === name && row.bytes === bytes && Number(row.modified) === modified

/**
 * Opens an upload before any byte is sent. An upload of the same file to the same place resumes, whoever sends it;
 * another file replaces it. The file is created before its row, so that a row always has a file; a file without a row
 * is removed by a job.
 */
export async function beginUpload(
  { db, now, config, importUploads }: Pick<Deps, 'db' | 'now' | 'config' | 'importUploads'>,
  user: User,
  wanted: UploadRequest,
): Promise<UploadRow> {
  const { videoId, language_code, kind, name, bytes, modified } = wanted
  if (!(await hasVideo(db, videoId))) return fail('not_found')
  if (bytes === 0) return fail('empty_file')
  if (bytes > maxClipBytes)
    return fail('clip_too_large', { values: { size: gigabytes(bytes), most: gigabytes(maxClipBytes) } })
  const place = { videoId, language: language_code, kind }
  const existing = await findAt(db, place)
  if (existing && isSame(existing, wanted)) return existing
  if (!(await hasRoom({ db, config, importUploads }, bytes, existing))) return fail('no_room')
  const pass = newToken()
  await openFile(config, pass)
  const { row, unneededPass } = await db.transaction().execute(async (tx) => {
    if (!(await lockVideo(tx, videoId))) return { row: null, unneededPass: pass }
    const lockedExisting = await findAt(tx, place)
    if (lockedExisting && isSame(lockedExisting, wanted)) return { row: lockedExisting, unneededPass: pass }
    if (lockedExisting) await removeUpload(tx, lockedExisting.id)
    const added = { pass, video_id: videoId, language_code, kind, name, bytes, modified }
    const row = await addUpload(tx, { ...added, user_id: user.id, created_at: now() })
    const entry = { by: user.id, at: now(), action: 'upload_begun' as const, detail: { kind, name, bytes } }
    await auditClip(tx, { videoId, language: language_code }, entry)
    return { row, unneededPass: lockedExisting?.pass }
  })
  if (unneededPass) await removeFile(config, unneededPass)
  return row ?? fail('not_found')
}
