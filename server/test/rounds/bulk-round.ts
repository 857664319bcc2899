import { randomBytes } from 'node:crypto'
import type { BulkRun } from '@kasama/contract/studio/lesson/runs.api'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { addVideo } from '../library/library'
import { persist } from './persist'
import type { Round } from './round'

const lessons = 40

/** Adds lessons that a search for `mark` finds, each with another title in its draft. */
async function addRenamed({ db, call }: Round, mark: string): Promise<void> {
  for (let n = 0; n < lessons; n++) {
    const { id } = await addVideo(db, { title: `${mark} before` })
    const changes = [{ path: 'languages.eng.title', value: `${mark} after` }]
    await call('PATCH', `/admin/videos/${id}/draft`, { based_on: 0, changes })
  }
}

/** Counts lessons of a run that are neither as before it nor as after it, according to the run's own notes. */
async function countHalf(db: Db, run: number): Promise<number> {
  const { rows } = await sql<{ half: number }>`
    select count(*)::int as half
    from bulk_lessons b
    left join video_languages w on w.video_id = b.video_id and w.language_code = 'eng'
    left join video_search s on s.video_id = b.video_id
    left join lesson_drafts d on d.video_id = b.video_id
    cross join lateral (select count(*) as number from lesson_versions v where v.video_id = b.video_id) versions
    where b.run_id = ${run} and (case b.state
      when 'done' then w.title like '% after' and s.titles like '% after%' and versions.number = 2
        and d.revision = d.published_revision
      else b.state in ('waiting', 'undone') and w.title like '% before' and s.titles like '% before%'
        and versions.number < 2 and d.revision > d.published_revision end) is not true`.execute(db)
  return rows[0]?.half ?? 0
}

/** Counts lessons that have not exactly one entry in the audit trail. */
async function countOdd(db: Db, run: number, action: 'lesson_published' | 'lesson_publish_undone'): Promise<number> {
  const { rows } = await sql<{ odd: number }>`select count(*)::int as odd from bulk_lessons b
    where run_id = ${run} and (select count(*) from audit_log a
      where a.action = ${action} and a.about_kind = 'video' and a.about_id = b.video_id::text) <> 1`.execute(db)
  return rows[0]?.odd ?? 0
}

/** Kills a server while all lessons of a list are published, and while that is undone; returns the problems. */
export async function roundOfBulk(round: Round): Promise<string[]> {
  const { db, call, kill } = round
  const problems: string[] = []
  const mark = randomBytes(8).toString('hex')
  await addRenamed(round, mark)
  const begun = await call<BulkRun>('POST', '/admin/videos/runs', { filters: { q: mark }, lessons, deed: 'publish' })
  const until = (failure: string, isSo: (run: BulkRun) => boolean) =>
    persist(async () => {
      const run = await call<BulkRun>('GET', `/admin/videos/runs/${begun.id}`)
      if (!isSo(run)) throw new Error(`${failure}: ${JSON.stringify(run)}`)
      return run
    })
  const killWithin = async () => {
    const at = Math.floor(Math.random() * lessons)
    await until('it did not begin', ({ behind }) => behind >= at)
    await kill()
    const half = await countHalf(db, begun.id)
    if (half !== 0) problems.push(`${half} lessons are half`)
  }
  await killWithin()
  const finishedRun = await until('it did not go on', ({ state }) => state === 'done')
  if (finishedRun.done !== lessons || finishedRun.left !== 0)
    problems.push(`${finishedRun.done} are done, ${finishedRun.left} are left`)
  const twice = await countOdd(db, begun.id, 'lesson_published')
  if (twice !== 0) problems.push(`${twice} did not come out once`)

  await call('POST', `/admin/videos/runs/${begun.id}/undo`)
  await killWithin()
  const undone = await until('its undo did not go on', ({ state }) => state === 'undone')
  if (undone.undone !== lessons || undone.left !== 0)
    problems.push(`${undone.undone} are undone, ${undone.left} are not`)
  const undoneTwice = await countOdd(db, begun.id, 'lesson_publish_undone')
  if (undoneTwice !== 0) problems.push(`${undoneTwice} were not undone once`)
  if ((await countHalf(db, begun.id)) !== 0) problems.push('there are half lessons in the end')
  return problems.map((problem) => `all of a list: ${problem}`)
}
