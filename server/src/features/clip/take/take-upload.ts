import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClipProblem } from '@kasama/contract/desk/lessons/clips.api'
import type { Deps } from '../../../deps'
import { hasFfmpeg } from '../ffmpeg'
import { changeClip } from '../lesson/clip-in-lesson'
import { makeJob } from '../make/make.job'
import { addWork } from '../make/works.queries'
import { storeByHash } from '../stored-file'
import { removeFile, uploadPath } from '../upload/upload-files'
import { holdUpload, refuseUpload, removeUpload, type UploadRow } from '../upload/uploads.queries'
import { evenOut } from '../voice/keep-recording'
import { clipToLayOver } from '../voice/lay-voice'
import { keepRecorded, wholeLesson } from '../voice/voice.queries'
import { mendOrder } from './faststart'
import { probeClip } from './probe-clip'

type Taking = Pick<Deps, 'db' | 'now' | 'config' | 'storage' | 'jobs'>
type Stored = { key: string; seconds: number }

/**
 * Takes an upload that is whole: looks at it, mends it, stores it under its hash, and puts it into its lesson. Whatever was
 * done before and broken off is done again; the row goes in the transaction that names the file in the lesson, so there is
 * never half of it.
 */
export async function takeUpload(deps: Taking, row: UploadRow): Promise<void> {
  const { config, db } = deps
  const path = uploadPath(config, row.pass)
  const folder = `${path}.work`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const stored = row.kind === 'clip' ? await storeClip(deps, row, path) : await storeVoice(deps, row, path)
  if (typeof stored === 'string') await refuseUpload(db, row.id, stored)
  else await keep(deps, row, stored)
  await removeFile(config, row.pass)
}

async function storeClip({ storage }: Taking, row: UploadRow, path: string): Promise<Stored | ClipProblem> {
  const probed = await probeClip(path)
  if (typeof probed === 'string') return probed
  const mended = join(`${path}.work`, 'mended')
  const file = probed.ending === 'mp4' && (await mendOrder(path, mended)) ? mended : path
  const name = `clips/lesson-${row.video_id}/${row.language_code}`
  return {
    key: await storeByHash(storage, file, name, probed.ending),
    seconds: Math.max(1, Math.round(probed.seconds)),
  }
}

async function storeVoice({ storage }: Taking, row: UploadRow, path: string): Promise<Stored | ClipProblem> {
  const sound = await evenOut(path).catch(() => null)
  if (!sound) return 'no_sound'
  const name = `voices/lesson-${row.video_id}/${row.language_code}`
  return { key: await storeByHash(storage, path, name, sound.ending), seconds: sound.seconds }
}

/** Names the stored file in the lesson; an upload that was given up or replaced meanwhile is named nowhere. */
async function keep(deps: Taking, row: UploadRow, { key, seconds }: Stored) {
  const { db, now, jobs } = deps
  const { video_id, language_code, user_id } = row
  const place = { videoId: video_id, language: language_code }
  const of = { ...place, by: user_id, at: now() }
  const isMade = await hasFfmpeg()
  await db.transaction().execute(async (tx) => {
    if (!(await holdUpload(tx, row.id))) return
    await removeUpload(tx, row.id)
    const work = { video_id, language_code, user_id, created_at: now() }
    if (row.kind === 'clip') {
      const renewed = { low_address: null, audio_address: null, narration: language_code, voice: null }
      await changeClip(deps, tx, { ...of, change: { address: key, duration: seconds, ...renewed } })
      if (isMade) await addWork(tx, { ...work, what: 'renditions', source: key })
    } else {
      await keepRecorded(tx, { video_id, language_code, cue: wholeLesson, text: '', key, seconds, created_at: now() })
      const source = await clipToLayOver(deps, tx, place)
      if (isMade && source) await addWork(tx, { ...work, what: 'voice', source })
      else await changeClip(deps, tx, { ...of, change: { audio_address: key } })
    }
    if (isMade) await jobs.enqueue(tx, makeJob, {})
  })
}
