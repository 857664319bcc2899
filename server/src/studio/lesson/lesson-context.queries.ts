import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { personName } from '#platform/sql/person-name'

type LessonContext = {
  /** Newest first. */
  versions: { number: number; note: string; published_at: string; by: string | null }[]
  /** Names of the accounts that changed the draft, by id. */
  names: Record<number, string>
  employers: number
  midway: number
  answers: { question_id: number; answers: number }[]
}

/**
 * Returns a lesson's versions, the names of its editors, and the counts of those that a change affects: employers with
 * it on their lists, workers in the middle of it, answers by question.
 */
export async function findLessonContext(db: Db, id: number): Promise<LessonContext> {
  const name = personName('users')
  const { rows } = await sql<LessonContext>`
    select (select coalesce(json_agg(json_build_object('number', number, 'note', note, 'published_at', published_at, 'by', ${name})
        order by number desc), '[]')
        from lesson_versions left join users on users.id = published_by where video_id = ${id}) as versions,
      (select coalesce(json_object_agg(id, ${name}), '{}') from users where id in
        (select (value->>'by')::int from lesson_drafts, jsonb_each(fields) where video_id = ${id})) as names,
      (select count(*) from clip_subscriptions where video_id = ${id})::int as employers,
      (select count(*) from watches where video_id = ${id} and completed_at is null and furthest > 0)::int as midway,
      (select coalesce(json_agg(json_build_object('question_id', q.id, 'answers', (select count(*) from answers a
        where a.question_id = q.id)) order by q.position), '[]') from questions q where q.video_id = ${id}) as answers
  `.execute(db)
  return rows[0] ?? { versions: [], names: {}, employers: 0, midway: 0, answers: [] }
}
