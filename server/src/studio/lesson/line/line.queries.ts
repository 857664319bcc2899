import type { Db, Rows } from '#platform/database/db'

type Line = Omit<Rows['lesson_lines'], 'video_id'>

export async function putListRow(tx: Db, video_id: number, line: Line): Promise<void> {
  const row = { ...line, topic_ids: JSON.stringify(line.topic_ids), languages: JSON.stringify(line.languages) }
  await tx
    .insertInto('lesson_lines')
    .values({ video_id, ...row })
    .onConflict((conflict) => conflict.column('video_id').doUpdateSet(row))
    .execute()
}

/** Removes the row of a lesson in the desk's list; it is computed anew when the list is read. */
export async function removeListRow(tx: Db, video_id: number): Promise<void> {
  await tx.deleteFrom('lesson_lines').where('video_id', '=', video_id).execute()
}

/** Returns those of the lessons that have a row in the desk's list. */
export const listLined = (db: Db, ids: number[]): Promise<Rows['lessons'][]> =>
  db
    .selectFrom('lessons')
    .selectAll('lessons')
    .where('id', 'in', [0, ...ids])
    .where((eb) => eb.exists(eb.selectFrom('lesson_lines').select('video_id').whereRef('video_id', '=', 'lessons.id')))
    .orderBy('id')
    .execute()
