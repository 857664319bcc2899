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
  const before = await findAt(db, place)
  if (before && isSame(before, wanted)) return before
  if (!(await hasRoom({ db, config, importUploads }, bytes, before))) return fail('no_room')
  const pass = newToken()
  await openFile(config, pass)
  const { row, gone } = await db.transaction().execute(async (tx) => {
    if (!(await lockVideo(tx, videoId))) return { row: null, gone: pass }
    const there = await findAt(tx, place)
    if (there && isSame(there, wanted)) return { row: there, gone: pass }
    if (there) await removeUpload(tx, there.id)
    const added = { pass, video_id: videoId, language_code, kind, name, bytes, modified }
    const row = await addUpload(tx, { ...added, user_id: user.id, created_at: now() })
    const done = { by: user.id, at: now(), action: 'upload_begun' as const, detail: { kind, name, bytes } }
    await auditClip(tx, { videoId, language: language_code }, done)
    return { row, gone: there?.pass }
  })
  if (gone) await removeFile(config, gone)
  return row ?? fail('not_found')
}
