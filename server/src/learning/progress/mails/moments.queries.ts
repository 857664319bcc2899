import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { GoodMoment } from './mail-kinds'
import { mailPicture } from './picture.queries'

/**
 * Writes the mail of a good moment, once: about the one video if it is her first, otherwise about her whole must-watch
 * list. Returns the employer it is for.
 */
export async function addMomentMail(db: Db, moment: GoodMoment, at: Date): Promise<number[]> {
  const { kind, workerId, videoId } = moment
  // The lesson that she has just finished may have been withdrawn meanwhile.
  const counted =
    kind === 'first_video'
      ? sql`join lessons videos on videos.id = ${videoId}`
      : sql`join videos on videos.id in (select video_id from clip_subscriptions where employer_id = links.employer_id)`
  const { rows } = await sql<{ employer_id: number }>`
    insert into progress_mails (employer_id, worker_id, kind, occasion, facts, created_at, is_bulk, next_at)
    select links.employer_id, links.worker_id, ${kind}, ${`${kind} ${workerId} ${videoId}`},
      jsonb_build_object('title', base.title, 'picture', ${mailPicture('last', 'links.employer_id', at)},
        'videos', count(distinct videos.id), 'questions', count(questions.id),
        'correct', count(answers.score) filter (where answers.score > 0),
        'minutes', round((select coalesce(sum(seconds), 0) from learning_days where worker_id = links.worker_id) / 60.0)),
      ${at}::timestamptz, false, ${at}::timestamptz
    from worker_links links
    join lessons last on last.id = ${videoId}
    join video_languages base on base.video_id = last.id and base.language_code = 'eng'
    ${counted}
    left join questions on questions.video_id = videos.id
    left join answers on answers.question_id = questions.id and answers.worker_id = links.worker_id
    where links.worker_id = ${workerId} and links.ended_at is null
    group by links.employer_id, links.worker_id, base.title, last.id
    on conflict (employer_id, occasion) do nothing
    returning employer_id`.execute(db)
  return rows.map(({ employer_id }) => employer_id)
}
