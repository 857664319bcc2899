import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

/** All parts of a saved lesson, of which its version is computed. */
export type LessonContent = { id: number; public_level: number; content: unknown }

/** Lessons that are published, or that the worker has begun, with all that a phone keeps of them. */
export async function listContents(db: Db, workerId: number, ids: number[]): Promise<LessonContent[]> {
  const { rows } = await sql<LessonContent>`
    select lessons.id, public_level, json_build_object(
      'lesson', json_build_array(video_host, vimeo_id, slides_show_text, thumbnail_url, public_level > 0),
      'words', (select json_agg(to_json(w) order by language_code) from video_languages w where video_id = lessons.id),
      'topics', (select json_agg(topic_id order by topic_id) from video_topics where video_id = lessons.id),
      'questions', (select json_agg(json_build_array(id, position, content, options, sound_url, answers, randomize_options)
        order by position, id) from questions where video_id = lessons.id)
    ) as content
    from lessons where lessons.id = any(${ids}::int[]) and (is_published
      or exists (select from watches where video_id = lessons.id and worker_id = ${workerId}))`.execute(db)
  return rows
}

type AnsweredQuestion = Rows['questions'] & { is_answered: boolean }

/** The questions of a lesson, and whether the worker has answered them. */
export function listQuestions(db: Db, workerId: number, videoId: number): Promise<AnsweredQuestion[]> {
  return db
    .selectFrom('questions')
    .selectAll()
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('answers')
            .whereRef('answers.question_id', '=', 'questions.id')
            .where('answers.worker_id', '=', workerId),
        )
        .$castTo<boolean>()
        .as('is_answered'),
    )
    .where('video_id', '=', videoId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
