import type { ClipProblem, deskClipsApi, Upload } from '@kasama/contract/studio/clip/clips.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { hasFfmpeg } from './ffmpeg'
import { auditClip } from './lesson/clip-in-lesson'
import { makeJob } from './make/make.job'
import { tryAgain, worksOf } from './make/works.queries'
import { storeThumbnail } from './store-thumbnail'
import { takeUploadsJob } from './take/take-uploads.job'
import { beginUpload } from './upload/begin-upload'
import { bytesHere, removeFile } from './upload/upload-files'
import { findUpload, hasVideo, type ListedUpload, listUploads, removeUpload } from './upload/uploads.queries'
import { storeSound } from './voice/store-recording'

export const deskClipsHandlers = (deps: Deps): Handlers<typeof deskClipsApi> => {
  const { db, jobs, now, config } = deps

  async function shown(listed: ListedUpload): Promise<Upload> {
    const { pass, created_at, modified, user_id: _, problem, ...row } = listed
    return {
      ...row,
      modified: Number(modified),
      problem: problem as ClipProblem | null,
      address: `/uploads/${pass}`,
      sent: problem ? row.bytes : await bytesHere(config, pass),
      created_at: created_at.toISOString(),
    }
  }
  const list = async (videoId?: number) => Promise.all((await listUploads(db, videoId)).map(shown))
  const one = async (id: number) => (await findUpload(db, id)) ?? fail('not_found')

  return {
    'GET /admin/uploads': async () => ({ uploads: await list() }),
    'GET /admin/videos/:id/clips': async ({ params }) => {
      if (!(await hasVideo(db, params.id))) return fail('not_found')
      return { uploads: await list(params.id), works: await worksOf(db, params.id), has_ffmpeg: await hasFfmpeg() }
    },
    'POST /admin/videos/:id/uploads': async ({ params, body, user }) => {
      const { id } = await beginUpload(deps, user, { videoId: params.id, ...body })
      return (await list(params.id)).find((upload) => upload.id === id) ?? fail('not_found')
    },
    'POST /admin/videos/:id/works/again': async ({ params }) => {
      await db.transaction().execute(async (tx) => {
        if (!(await tryAgain(tx, params.id, now()))) return fail('not_found')
        await jobs.enqueue(tx, makeJob, {})
      })
    },
    'POST /admin/uploads/:id/look': async ({ params }) => {
      await one(params.id)
      await jobs.enqueue(db, takeUploadsJob, {})
    },
    'DELETE /admin/uploads/:id': async ({ params, user }) => {
      const row = await one(params.id)
      const { video_id: videoId, language_code: language, kind, name } = row
      await db.transaction().execute(async (tx) => {
        await removeUpload(tx, params.id)
        const entry = { by: user.id, at: now(), action: 'upload_given_up' as const, detail: { kind, name } }
        await auditClip(tx, { videoId, language }, entry)
      })
      await removeFile(config, row.pass)
    },
    'POST /admin/videos/:id/pictures': async ({ params, file }) => {
      if (!(await hasVideo(db, params.id))) return fail('not_found')
      return { url: await storeThumbnail(deps.storage, await file()) }
    },
    'POST /admin/videos/:id/sounds': async ({ params, file }) => {
      if (!(await hasVideo(db, params.id))) return fail('not_found')
      return storeSound(deps.storage, await file(), `clips/lesson-${params.id}/quiz`)
    },
  }
}
