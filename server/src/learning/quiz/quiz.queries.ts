import { maxRecords } from '@kasama/contract/learning/progress/progress.rules'
import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

export function findQuestion(db: Db, id: number) {
  return db
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.video_id')
    .selectAll('questions')
    .select(['lessons.public_level', 'lessons.is_published'])
    .where('questions.id', '=', id)
    .executeTakeFirst()
}

export async function hasBegun(db: Db, workerId: number, videoId: number): Promise<boolean> {
  const watches = db.selectFrom('watches').select('video_id').where('worker_id', '=', workerId)
  return (await watches.where('video_id', '=', videoId).executeTakeFirst()) !== undefined
}

export function findAnswer(db: Db, workerId: number, questionId: number): Promise<Rows['answers'] | undefined> {
  return db
    .selectFrom('answers')
    .selectAll()
    .where('worker_id', '=', workerId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
}

export function listAnswers(db: Db, workerId: number) {
  return db
    .selectFrom('answers')
    .select(['question_id', 'score', 'created_at'])
    .where('worker_id', '=', workerId)
    .orderBy('created_at', 'desc')
    .limit(maxRecords)
    .execute()
}

/**
 * Counts an attempt under a row lock, so that concurrent attempts are counted one by one; returns the attempts before
 * it.
 */
export async function countAttempt(db: Db, workerId: number, questionId: number): Promise<number> {
  const row = await db
    .insertInto('attempts')
    .values({ worker_id: workerId, question_id: questionId, count: 1 })
    .onConflict((oc) => oc.columns(['worker_id', 'question_id']).doUpdateSet({ count: sql`attempts.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow()
  return row.count - 1
}

/** Stores the first correct answer; a later one changes nothing. Returns the stored score. */
export async function storeAnswer(
  db: Db,
  answer: {
    workerId: number
    questionId: number
    optionIds: number[]
    score: 0 | 1
    at: Date
    answeredAt: Date | null
  },
): Promise<number> {
  await db
    .insertInto('answers')
    .values({
      worker_id: answer.workerId,
      question_id: answer.questionId,
      options: JSON.stringify(answer.optionIds),
      score: answer.score,
      created_at: answer.at,
      answered_at: answer.answeredAt,
    })
    .onConflict((oc) => oc.columns(['worker_id', 'question_id']).doNothing())
    .execute()
  return (await findAnswer(db, answer.workerId, answer.questionId))?.score ?? answer.score
}
