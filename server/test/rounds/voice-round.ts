import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DeskLesson } from '@kasama/contract/studio/lesson/lessons.api'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { wordsKey } from '#studio/clip/voice/words-key'
import { demoClip } from '../files/tus'
import { addVideo } from '../library/library'
import { persist } from './persist'
import type { Round } from './round'

const spoken = fileURLToPath(new URL('../files/recordings/question.webm', import.meta.url))
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
const kills = 2

/** A lesson with a clip of ours, two cues, and a recording of the first. */
async function addRecorded({ db, folder, call }: Round): Promise<{ id: number; source: string }> {
  const { id } = await addVideo(db)
  const clip = await demoClip()
  const source = `clips/lesson-${id}/eng-${hashOf(clip)}.mp4`
  const path = join(folder, 'media', source)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, clip)
  const cues = [0, 10].map((start) => ({ start, end: start + 10, text: `From ${start}` }))
  const words = { address: source, low_address: null, audio_address: null, duration: 73, cues }
  const changes = Object.entries(words).map(([field, value]) => ({ path: `languages.eng.${field}`, value }))
  await call('PATCH', `/admin/videos/${id}/draft`, { based_on: 0, changes })
  const form = new FormData()
  form.append('file', new Blob([await readFile(spoken)]), 'cue.webm')
  await call('POST', `/admin/videos/${id}/voice/eng/cues/1?words=${wordsKey('From 0')}`, form)
  return { id, source }
}

const worksOf = (db: Db, id: number) => db.selectFrom('clip_works').selectAll().where('video_id', '=', id).execute()

/** The draft's clip, and whether the voice is still to be laid over it, read at one moment. */
async function standing(db: Db, id: number) {
  const { rows } = await sql<{ address: string; isLeft: boolean }>`
    select document #>> '{languages,eng,address}' as address, exists (
      select from clip_works w where w.video_id = d.video_id and w.what = 'voice') as "isLeft"
    from lesson_drafts d where video_id = ${id}`.execute(db)
  return rows[0] ?? { address: null, isLeft: false }
}

/** Skips the minutes after which another process takes over the lock and the job of a killed one. */
async function letMinutesPass(db: Db): Promise<void> {
  await sql`update locks set held_until = 'epoch' where name = 'make-clips'`.execute(db)
  await sql`update jobs.job set state = 'retry', start_after = now()
    where name = 'make-clips' and state in ('active', 'retry')`.execute(db)
}

/** Stored files of a lesson whose bytes do not match the hash in their name. */
async function listHalf(folder: string, id: number): Promise<string[]> {
  const at = join(folder, 'media', `clips/lesson-${id}`)
  const half: string[] = []
  for (const name of await readdir(at)) {
    const hash = /-([0-9a-f]{16})\.\w+$/.exec(name)?.[1]
    if (hash !== hashOf(await readFile(join(at, name)))) half.push(`${name} is stored by half`)
  }
  return half
}

/** Kills the server at moments of a laying that is then begun again; returns the problems. */
async function killWhileLaying({ db, folder, kill }: Round, id: number, source: string): Promise<string[]> {
  const problems: string[] = []
  for (let tried = 1; tried <= kills; tried++) {
    await persist(async () => {
      const [work] = await worksOf(db, id)
      if (work?.what === 'voice' && work.tries < tried) throw new Error('nobody lays the voice')
    })
    await wait(Math.random() * 1000)
    await kill()
    const { address, isLeft } = await standing(db, id)
    if (isLeft !== (address === source)) problems.push(`the draft names ${address}, to be laid is ${isLeft}`)
    problems.push(...(await listHalf(folder, id)))
    await letMinutesPass(db)
  }
  return problems
}

/** Kills a server while a voice is laid over a clip; returns the problems. */
export async function roundOfVoice(round: Round): Promise<string[]> {
  const { db, folder, call } = round
  const { id, source } = await addRecorded(round)
  await call('POST', `/admin/videos/${id}/voice/eng/lay`)
  const problems = await killWhileLaying(round, id, source)
  await persist(async () => {
    const works = await worksOf(db, id)
    if (works.length > 0) throw new Error(`left to be made: ${JSON.stringify(works)}`)
  })
  const { lesson, state, revision } = await call<DeskLesson>('GET', `/admin/videos/${id}`)
  const { address, low_address, audio_address } = lesson.languages.eng ?? {}
  if (!address?.startsWith(`clips/lesson-${id}/eng.voice-`)) problems.push(`the draft names ${address}`)
  if (!low_address || !audio_address) problems.push('its further forms were not made')
  // One revision adds the clip, the next one the voice.
  if (state !== 'changed' || revision !== 2) problems.push(`it is ${state}, at revision ${revision}`)
  problems.push(...(await listHalf(folder, id)))
  return problems.map((problem) => `voice: ${problem}`)
}
