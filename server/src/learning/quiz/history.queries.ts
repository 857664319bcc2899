import type { Db } from '#platform/database/db'

export type PastAnswer = { questionId: number; options: number[]; score: 0 | 1; attempts: number; at: Date }

/** Adds a worker's past answers, each with its own time. */
export async function addAnswers(tx: Db, worker_id: number, pastAnswers: PastAnswer[]): Promise<void> {
  if (pastAnswers.length === 0) return
  const attempts = pastAnswers.map((answer) => ({ worker_id, question_id: answer.questionId, count: answer.attempts }))
  const answers = pastAnswers.map(({ questionId, options, score, at }) => {
    return { worker_id, question_id: questionId, options: JSON.stringify(options), score, created_at: at }
  })
  await tx.insertInto('attempts').values(attempts).execute()
  await tx.insertInto('answers').values(answers).execute()
}
