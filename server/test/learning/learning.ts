import type { TestApp } from '../app/test-app'
import { addTopics, addVideo } from '../library/library'

/** Adds a lesson with more questions than any test answers. */
export async function addLongLesson({ deps }: TestApp): Promise<void> {
  await addTopics(deps.db)
  await addVideo(deps.db, { questions: 60 })
}

type LearningOptions = { at: string; right?: number; late?: number; videos?: number }

/**
 * A worker's learning at a moment, as rows: answers right at once, answers right later, completed videos. Each is new
 * for her.
 */
export async function learn(
  { deps: { db } }: TestApp,
  workerId: number,
  { at, right = 0, late: lateCount = 0, videos = 0 }: LearningOptions,
) {
  const moment = new Date(at)
  const open = await db
    .selectFrom('questions')
    .select('id')
    .where('id', 'not in', (q) => q.selectFrom('answers').select('question_id').where('worker_id', '=', workerId))
    .orderBy('id')
    .limit(right + lateCount)
    .execute()
  if (open.length < right + lateCount) throw new Error('the lessons have too few questions')
  const answers = open.map(({ id }, index) => ({
    worker_id: workerId,
    question_id: id,
    options: '[2]',
    score: index < right ? 1 : 0,
    created_at: moment,
  }))
  if (answers.length > 0) await db.insertInto('answers').values(answers).execute()
  for (let n = 0; n < videos; n++) {
    const { id } = await addVideo(db)
    const clock = { reported_at: moment, clock_at: moment, completed_at: moment }
    await db
      .insertInto('watches')
      .values({ worker_id: workerId, video_id: id, language_code: 'eng', position: 100, furthest: 1, ...clock })
      .execute()
  }
}
