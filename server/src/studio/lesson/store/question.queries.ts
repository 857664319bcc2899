import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import { writeRows } from '#platform/sql/write-rows'
import type { NewQuestion } from './video-record'

export function listQuestions(db: Db, videoId: number): Promise<Rows['questions'][]> {
  return db.selectFrom('questions').selectAll().where('video_id', '=', videoId).orderBy('position').execute()
}

/** Deletes questions and the answers given to them. */
export async function dropQuestions(tx: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('questions').where('id', 'in', ids).execute()
}

/** Moves questions to their new positions, by way of free ones, since positions are unique. */
export async function moveQuestions(tx: Db, moves: { id: number; position: number }[]): Promise<void> {
  if (moves.length === 0) return
  const ids = moves.map(({ id }) => id)
  await tx.updateTable('questions').set({ position: sql`-1 - position` }).where('id', 'in', ids).execute()
  for (const { id, position } of moves) {
    await tx.updateTable('questions').set({ position }).where('id', '=', id).execute()
  }
}

/** Upserts a video's questions by position; returns how many were added or changed. */
export async function writeQuestions(tx: Db, videoId: number, questions: NewQuestion[]): Promise<number> {
  const rows = questions.map(({ content, options, answers, randomize_options, sound_url }, position) => ({
    video_id: videoId,
    position,
    content: JSON.stringify(content),
    options: JSON.stringify(options),
    answers: JSON.stringify(answers),
    randomize_options,
    sound_url: sound_url && JSON.stringify(sound_url),
  }))
  return (await writeRows(tx, { table: 'questions', keys: ['video_id', 'position'], rows })).length
}
