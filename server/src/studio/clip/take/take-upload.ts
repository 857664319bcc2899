import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClipProblem } from '@kasama/contract/studio/clip/clips.api'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { type CuesOf, withCues } from '#studio/lesson/cues/stored-cues'
import { hasFfmpeg } from '../ffmpeg'
import { auditClip, changeClip } from '../lesson/clip-in-lesson'
import { makeJob } from '../make/make.job'
import { addWork } from '../make/works.queries'
import { storeByHash } from '../stored-file'
import { removeFile, uploadPath } from '../upload/upload-files'
import { lockUpload, refuseUpload, removeUpload, type UploadRow } from '../upload/uploads.queries'
import { clipToLayOver, hasOwnClip } from '../voice/lay-voice'
import { normaliseLoudness } from '../voice/store-recording'
import { storeRecordedCue, wholeLesson } from '../voice/voice.queries'
import { closeIndex, moveIndexToFront } from './faststart'
import { probeClip } from './probe-clip'

type UploadDeps = Pick<Deps, 'db' | 'now' | 'config' | 'storage' | 'jobs'>
type StoredMedia = { key: string; seconds: number }

/**
 * Takes a complete upload: probes it, rewrites it where needed, stores it under its hash, and puts it into its lesson.
 * Every step may be repeated; the upload's row is deleted in the transaction that changes the lesson, so that a lesson
 * never gets half of it.
 */
export async function takeUpload(deps: UploadDeps, row: UploadRow): Promise<void> {
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

async function storeClip({ storage }: UploadDeps, row: UploadRow, path: string): Promise<StoredMedia | ClipProblem> {
  await closeIndex(path)
  const probed = await probeClip(path)
  if (typeof probed === 'string') return probed
  if (probed.unplayable) return probed.unplayable
  const mended = join(`${path}.work`, 'mended')
  const isMended =
    probed.ending === 'mp4' && (await moveIndexToFront(path, mended)) && typeof (await probeClip(mended)) !== 'string'
  const file = isMended ? mended : path
  const name = `clips/lesson-${row.video_id}/${row.language_code}`
  return {
    key: await storeByHash(storage, file, name, probed.ending),
    seconds: Math.max(1, Math.round(probed.seconds)),
  }
}

async function storeVoice({ storage }: UploadDeps, row: UploadRow, path: string): Promise<StoredMedia | ClipProblem> {
  const sound = await normaliseLoudness(path, `${path}.work`, 'whole')
  if (typeof sound === 'string') return sound
  const name = `voices/lesson-${row.video_id}/${row.language_code}`
  return { key: await storeByHash(storage, sound.path, name, sound.ending), seconds: sound.seconds }
}

/** Puts the stored file into the lesson, unless the upload was cancelled or replaced meanwhile. */
async function keep(deps: UploadDeps, row: UploadRow, stored: StoredMedia) {
  const { jobs } = deps
  const isMade = await hasFfmpeg()
  await withCues(deps, async (tx, cuesOf) => {
    if (!(await lockUpload(tx, row.id))) return
    await removeUpload(tx, row.id)
    await (row.kind === 'clip' ? keepClip : keepVoice)(deps, tx, row, { ...stored, isMade, cuesOf })
    if (isMade) await jobs.enqueue(tx, makeJob, {})
  })
}

type DraftMedia = StoredMedia & { isMade: boolean; cuesOf: CuesOf }
const placeOf = ({ video_id, language_code }: UploadRow) => ({ videoId: video_id, language: language_code })
const workOf = ({ video_id, language_code, user_id }: UploadRow) => ({ video_id, language_code, user_id })

async function keepClip(deps: UploadDeps, tx: Db, row: UploadRow, { key, seconds, isMade, cuesOf }: DraftMedia) {
  const at = deps.now()
  const renewed = { low_address: null, audio_address: null, narration: row.language_code, voice: null }
  const change = { address: key, duration: seconds, ...renewed }
  await changeClip(cuesOf, tx, { ...placeOf(row), by: row.user_id, at, change })
  if (isMade) await addWork(tx, { ...workOf(row), what: 'renditions', source: key, created_at: at })
}

async function keepVoice(deps: UploadDeps, tx: Db, row: UploadRow, { key, seconds, isMade, cuesOf }: DraftMedia) {
  const [at, place] = [deps.now(), placeOf(row)]
  const { video_id, language_code, user_id } = row
  await storeRecordedCue(tx, { video_id, language_code, cue: wholeLesson, text: '', key, seconds, created_at: at })
  await auditClip(tx, place, { by: user_id, at, action: 'voice_recorded', detail: { cue: wholeLesson } })
  const source = isMade ? await clipToLayOver(tx, place) : null
  if (source) await addWork(tx, { ...workOf(row), what: 'voice', source, created_at: at })
  // A language without its own clip plays the English one, whose audio this is not.
  else if (await hasOwnClip(tx, place))
    await changeClip(cuesOf, tx, { ...place, by: user_id, at, change: { audio_address: key } })
}
