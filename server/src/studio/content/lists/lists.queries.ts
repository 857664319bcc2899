import type { ListedLesson } from '@kasama/contract/studio/content/skills.api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** Locks the list against adding, moving and removing rows until the transaction ends; reading goes on. */
export async function lockList(tx: Db, table: 'topics' | 'skills' | 'faq'): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx)
}

/** The position of a row that is added at the end. */
export async function nextPosition(tx: Db, table: 'topics' | 'skills' | 'faq'): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(position), -1) + 1 as place from ${sql.table(table)}`.execute(tx)
  return rows[0]?.place ?? 0
}

/** A lesson, as `l`, in the form in which the desk's lists show it. */
export const listedLesson: RawBuilder<ListedLesson> = sql`json_build_object(
  'id', l.id, 'title', coalesce((select title from video_languages w where w.video_id = l.id and language_code = 'eng'),
    (select nullif(title, '') from lesson_lines where video_id = l.id), l.slug),
  'thumbnail_url', l.thumbnail_url, 'is_published', l.is_published,
  'topic_ids', (select coalesce(json_agg(topic_id order by topic_id), '[]') from video_topics t where t.video_id = l.id))`

/** Lessons by their ids, drafts included. */
export async function findLessons(db: Db, ids: number[]): Promise<Map<number, ListedLesson>> {
  const { rows } = await sql<{ lesson: ListedLesson }>`
    select ${listedLesson} as lesson from lessons l where l.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ lesson }) => [lesson.id, lesson]))
}
