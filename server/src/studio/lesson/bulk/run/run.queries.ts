import { maxNamedLessons, type RunAction, type RunState } from '@kasama/contract/studio/lesson/runs.api'
import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

export type RunRow = Rows['bulk_runs']
export type RunLesson = Rows['bulk_lessons']
export type LessonState = RunLesson['state']

type NewRun = {
  deed: RunAction
  topicId: number | null
  by: number
  at: Date
  lessons: { id: number; revision?: number }[]
  awaited: boolean
}

/** Stores a run with its lessons, at the given revisions or those of their drafts. */
export async function addRun(tx: Db, { deed, topicId, by, at, lessons, awaited }: NewRun): Promise<number> {
  const { id } = await tx
    .insertInto('bulk_runs')
    .values({ deed, topic_id: topicId, user_id: by, created_at: at, awaited })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into bulk_lessons (run_id, video_id, revision)
    select ${id}::int, listed.id, coalesce(listed.revision, lesson_drafts.revision, 0)
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) as listed (id int, revision int)
    left join lesson_drafts on lesson_drafts.video_id = listed.id
    on conflict do nothing`.execute(tx)
  return id
}

/** Deletes runs that nobody will undo any more. */
export async function forgetRuns(tx: Db, before: Date): Promise<void> {
  await tx.deleteFrom('bulk_runs').where('state', 'in', ['done', 'undone']).where('created_at', '<', before).execute()
}

/** Numbers of its lessons by state. */
type Counts = Partial<Record<LessonState, number>>
export type CountedRun = RunRow & { counts: Counts }

const counted = (db: Db) =>
  db
    .selectFrom('bulk_runs')
    .selectAll()
    .select(
      sql<Counts>`(select coalesce(json_object_agg(state, lessons), '{}') from (
        select state, count(*)::int as lessons from bulk_lessons where run_id = bulk_runs.id group by state) at_state)`.as(
        'counts',
      ),
    )

export const findRun = (db: Db, id: number): Promise<CountedRun | undefined> =>
  counted(db).where('id', '=', id).executeTakeFirst()

const openStates: RunState[] = ['doing', 'undoing']

/** Whether a run has work to do. */
export const isOpen = ({ state }: Pick<RunRow, 'state'>): boolean => openStates.includes(state)

/** Returns the runs with work to do, the oldest first. */
export const listOpenRuns = (db: Db): Promise<CountedRun[]> =>
  counted(db).where('state', 'in', openStates).orderBy('id').execute()

/** Keeps a run in this state until the transaction ends; returns whether it is in it. */
export async function lockRunAt(tx: Db, { id, state }: Pick<RunRow, 'id' | 'state'>): Promise<boolean> {
  const row = await tx.selectFrom('bulk_runs').select('state').where('id', '=', id).forShare().executeTakeFirst()
  return row?.state === state
}

/** Moves a run on that is in one of these states; returns whether it did. */
export async function moveRun(
  db: Db,
  id: number,
  { from, to }: { from: RunState[]; to: { state?: RunState; failed?: boolean } },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bulk_runs')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type RunLessonFilter = { runId: number; state: LessonState; beforeId: number | null; most: number }

/**
 * Returns the newest first: the lesson published last counts as the newest, so that lessons of a list keep its order.
 */
export const listRunLessons = (db: Db, { runId, state, beforeId, most }: RunLessonFilter): Promise<RunLesson[]> =>
  db
    .selectFrom('bulk_lessons')
    .selectAll()
    .where('run_id', '=', runId)
    .where('state', '=', state)
    .$if(beforeId !== null, (query) => query.where('video_id', '<', beforeId ?? 0))
    .orderBy('video_id', 'desc')
    .limit(most)
    .execute()

export type Outcome = { state: LessonState } & Partial<Pick<RunLesson, 'version' | 'was_out' | 'code' | 'reason'>>

/** Stores the outcome of a lesson; returns whether nobody had done so before. */
export async function markLesson(tx: Db, lesson: RunLesson, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bulk_lessons')
    .set(outcome)
    .where('run_id', '=', lesson.run_id)
    .where('video_id', '=', lesson.video_id)
    .where('state', '=', lesson.state)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the first lessons in this state. */
export const listNamed = (db: Db, runId: number, state: LessonState): Promise<RunLesson[]> =>
  listRunLessons(db, { runId, state, beforeId: null, most: maxNamedLessons })
