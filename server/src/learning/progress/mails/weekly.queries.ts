import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { removeAll } from '#platform/sql/remove-old'
import { dayOf, startOfDay } from '#platform/sql/singapore-days'
import { mailPicture } from './picture.queries'

/** A week of seven whole days in Singapore, and the employers of one batch: those after an id, in order. */
export type WeekBatch = { key: string; first: string; last: string; after: number; at: Date }

/** The next lesson of an employer's list that her worker has not completed, as JSON; `pair` names both. */
const nextLesson = (at: Date) => sql`(
  select jsonb_build_object('title', words.title, 'seconds', words.duration,
    'picture', ${mailPicture('videos', 'pair.employer_id', at)})
  from clip_subscriptions clips
  join videos on videos.id = clips.video_id
  join video_languages words on words.video_id = videos.id and words.language_code = 'eng'
  where clips.employer_id = pair.employer_id and not exists (select from watches
    where watches.worker_id = pair.worker_id and watches.video_id = clips.video_id and watches.completed_at is not null)
  order by coalesce(clips.position, clips.id) limit 1)`

/** Returns the last employer of a batch; null if there is none. */
export async function endOfBatch(db: Db, { after, size }: { after: number; size: number }): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(employer_id) as last from (
      select employer_id from worker_links where ended_at is null and employer_id > ${after}
      order by employer_id limit ${size}) batch`.execute(db)
  return rows[0]?.last ?? null
}

/**
 * Writes the week's mails for employers up to `until` whose workers have learned something. Each part is materialized:
 * a planner that expects one employer would compute it again for each.
 */
export async function addWeeklyMails(
  db: Db,
  { key, first, last, after, at }: WeekBatch,
  until: number,
): Promise<number[]> {
  const isInWeek = (column: string) =>
    sql`${sql.ref(column)} >= greatest(pair.since, ${startOfDay(first)}) and ${sql.ref(column)} < ${startOfDay(key)}`
  const { rows } = await sql<{ employer_id: number }>`
    with pair as materialized (
      select links.employer_id, links.worker_id, links.created_at as since
      from worker_links links join users employer on employer.id = links.employer_id
      where links.ended_at is null and links.employer_id > ${after} and links.employer_id <= ${until}
        and employer.email is not null and employer.progress_mails and employer.mail_weekly),
    learned as materialized (
      select pair.employer_id, sum(days.seconds) as seconds, jsonb_object_agg(days.day, days.seconds) as by_day
      from pair join learning_days days on days.worker_id = pair.worker_id
        and days.day between greatest(${dayOf('pair.since')}, ${first}::date) and ${last}::date
      group by pair.employer_id),
    answered as materialized (
      select pair.employer_id, count(*) as answers, sum(case when answers.score > 0 then 1 else 0.5 end) as points
      from pair join answers on answers.worker_id = pair.worker_id and ${isInWeek('answers.created_at')}
      group by pair.employer_id),
    done as materialized (
      select pair.employer_id, pair.worker_id, watches.video_id,
        row_number() over (partition by pair.employer_id order by watches.completed_at desc, watches.video_id) as place
      from pair join watches on watches.worker_id = pair.worker_id and ${isInWeek('watches.completed_at')}),
    counted as materialized (select employer_id, count(*) as videos from done group by employer_id),
    watched as materialized (
      select done.employer_id, jsonb_agg(jsonb_build_object('title', words.title,
        'picture', ${mailPicture('videos', 'done.employer_id', at)}, 'questions', quiz.questions, 'correct', quiz.correct) order by done.place) as lessons
      from done
      join videos on videos.id = done.video_id
      join video_languages words on words.video_id = done.video_id and words.language_code = 'eng'
      cross join lateral (
        select count(*) as questions, count(*) filter (where answers.score > 0) as correct
        from questions left join answers on answers.question_id = questions.id and answers.worker_id = done.worker_id
        where questions.video_id = done.video_id) quiz
      where done.place <= 3
      group by done.employer_id)
    insert into progress_mails (employer_id, worker_id, kind, occasion, facts, created_at, is_bulk, next_at)
    select pair.employer_id, pair.worker_id, 'weekly', ${`weekly ${key}`}, jsonb_build_object(
      'first', ${first}::text, 'last', ${last}::text, 'videos', coalesce(counted.videos, 0),
      'learned', coalesce(learned.by_day, '{}'), 'answers', coalesce(answered.answers, 0),
      'points', coalesce(answered.points, 0), 'watched', coalesce(watched.lessons, '[]'), 'next', ${nextLesson(at)}),
      ${at}::timestamptz, true, ${at}::timestamptz
    from pair
    left join learned using (employer_id)
    left join answered using (employer_id)
    left join counted using (employer_id)
    left join watched using (employer_id)
    where counted.videos > 0 or answered.answers > 0 or learned.seconds >= 60
    on conflict (employer_id, occasion) do nothing
    returning employer_id`.execute(db)
  return rows.map(({ employer_id }) => employer_id)
}

/**
 * Writes a reminder for employers up to `until` whose workers could have learned but did not for this week and the one
 * before: once for each period without lessons, which its occasion names by the first day.
 */
export async function addIdleMails(db: Db, { first, after, at }: WeekBatch, until: number): Promise<void> {
  await sql`
    with pair as materialized (
      select links.employer_id, links.worker_id, ${dayOf('links.created_at')} as linked
      from worker_links links
      join users employer on employer.id = links.employer_id
      join subscriptions plan on plan.user_id = links.employer_id
      where links.ended_at is null and links.employer_id > ${after} and links.employer_id <= ${until}
        and employer.email is not null and employer.progress_mails and employer.mail_reminders
        and plan.status in ('active', 'canceled')
        and coalesce(plan.access_ends_at, plan.current_period_end) > ${at}::timestamptz),
    quiet as materialized (
      select pair.*, learned, greatest(linked, learned) as since
      from pair cross join lateral (select greatest(
        (select max(day) from learning_days where worker_id = pair.worker_id),
        (select max(${dayOf('completed_at')}) from watches where worker_id = pair.worker_id),
        (select max(${dayOf('created_at')}) from answers where worker_id = pair.worker_id)) as learned) latest)
    insert into progress_mails (employer_id, worker_id, kind, occasion, facts, created_at, is_bulk, next_at)
    select pair.employer_id, pair.worker_id, 'idle', 'idle ' || pair.worker_id || ' ' || pair.since,
      jsonb_build_object('since', coalesce(pair.learned, pair.since), 'has_begun', pair.learned is not null,
        'next', ${nextLesson(at)}),
      ${at}::timestamptz, true, ${at}::timestamptz
    from quiet pair
    where pair.since < ${first}::date - 7
    on conflict (employer_id, occasion) do nothing`.execute(db)
}

/** Removes old weekly mails: a week that long ago is never caught up on. */
export const removeOldWeeklyMails = (db: Db, before: Date) =>
  removeAll(db, {
    table: 'progress_mails',
    condition: sql`progress_mails.kind = 'weekly' and progress_mails.created_at < ${before}::timestamptz`,
  })
