import type { EmployerMonth } from '@kasama/contract/learning/progress/month.api'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { runPrepared } from '#platform/database/prepared'
import { dayOf, startOfDay, startOfNextMonth } from '#platform/sql/singapore-days'
import { skillsOf } from '../progress.queries'
import type { SkillRow } from '../show-skills'

export type Pair = { employerId: number; workerId: number }
type MonthRange = { month: string; at: Date; oneLookMs: number }

export type MonthRow = Pick<
  EmployerMonth,
  'first_month' | 'answers' | 'videos' | 'topics' | 'skills_earned' | 'has_credit' | 'vouchers' | 'hard'
> & {
  next: (EmployerMonth['next'][number] & { public_level: number })[]
  news: EmployerMonth['news']
  /** Number of these answers that were right at the first try. */
  right: number
  /** Its answers by week, the first week first. */
  by_week: { week: string; answers: number; right: number }[]
  learned: { day: string; seconds: number }[]
  /** With their names in all languages. */
  all_skills: SkillRow[]
}

const english = sql.lit('eng')

/**
 * Returns one month of a worker, and the news for her employer; undefined if they are not linked. `month` is its first
 * day. A credit is new from the time of its notice: the ledger dates it at the end of its month, whenever that was
 * counted. For an employer whose worker has come back, nothing from before her return is new.
 */
export async function findMonth(
  db: Db,
  pair: Pair,
  { month, at, oneLookMs }: MonthRange,
): Promise<MonthRow | undefined> {
  const { employerId, workerId } = pair
  const inMonth = (column: string) => sql`${sql.ref(column)} >= span.from_at and ${sql.ref(column)} < span.to_at`
  const isDone = (video: string) => sql`exists (select from watches done where done.worker_id = ${workerId}
    and done.video_id = ${sql.ref(video)} and done.completed_at is not null)`
  const statement = sql<MonthRow>`
    with link as (
      select links.created_at, greatest(links.created_at,
        case when looks.looked_at > ${at}::timestamptz - make_interval(secs => ${oneLookMs / 1000}) then looks.since
          else looks.looked_at end) as since
      from worker_links links
      left join employer_looks looks on looks.employer_id = links.employer_id and looks.worker_id = links.worker_id
      where links.employer_id = ${employerId} and links.worker_id = ${workerId} and links.ended_at is null),
    span as (
      select ${month}::date as first, (${month}::date + interval '1 month')::date as after,
        ${startOfDay(month)} as from_at,
        ${startOfNextMonth(month)} as to_at),
    done as (
      select watches.video_id, watches.completed_at, words.title
      from watches join video_languages words on words.video_id = watches.video_id and words.language_code = ${english}
      where watches.worker_id = ${workerId} and watches.completed_at is not null),
    in_month as (select done.* from done, span where ${inMonth('done.completed_at')}),
    marks as (select answers.* from answers, span where answers.worker_id = ${workerId} and ${inMonth('answers.created_at')}),
    wrong as (
      select questions.video_id, words.title, questions.position, questions.content ->> 'eng' as question,
        attempts.count - (case when answers.score is null then 0 else 1 end) as wrong
      from span, attempts
      join questions on questions.id = attempts.question_id
      join video_languages words on words.video_id = questions.video_id and words.language_code = ${english}
      left join answers on answers.question_id = attempts.question_id and answers.worker_id = attempts.worker_id
      left join watches on watches.video_id = questions.video_id and watches.worker_id = attempts.worker_id
      where attempts.worker_id = ${workerId} and answers.score is distinct from 1
        and coalesce(answers.created_at, watches.reported_at) >= span.from_at
        and coalesce(answers.created_at, watches.reported_at) < span.to_at),
    next as (
      select clips.video_id, true as is_listed, coalesce(clips.position, clips.id) as place
      from clip_subscriptions clips join videos on videos.id = clips.video_id
      where clips.employer_id = ${employerId} and not ${isDone('clips.video_id')}
      union all
      (select videos.id, false, 1000000000 + row_number() over (order by videos.created_at desc, videos.id desc)
      from videos
      where exists (select from video_topics join user_topics using (topic_id)
          where video_topics.video_id = videos.id and user_topics.user_id = ${employerId})
        and not exists (select from clip_subscriptions where employer_id = ${employerId} and video_id = videos.id)
        and not ${isDone('videos.id')}
      order by videos.created_at desc, videos.id desc limit 3)
      order by place limit 3)
    select to_char(${dayOf('link.created_at')}, 'YYYY-MM') as first_month,
      json_build_object('since', link.since,
        'videos', (select coalesce(json_agg(json_build_object('video_id', video_id, 'title', title) order by completed_at desc), '[]')
          from done where completed_at > link.since),
        'answers', (select count(*) from answers where worker_id = ${workerId} and created_at > link.since),
        'skills', (select coalesce(json_agg(skills.name ->> 'eng' order by earned_at desc), '[]') from earned_skills
          join skills on skills.id = skill_id where worker_id = ${workerId} and earned_at > link.since),
        'credits', (select count(*) from notices
          where worker_id = ${workerId} and kind = 'credit_earned' and created_at > link.since)) as news,
      (select coalesce(json_agg(json_build_object('day', day, 'seconds', seconds)), '[]')
        from learning_days where worker_id = ${workerId} and day >= span.first and day < span.after) as learned,
      (select count(*)::int from marks) as answers,
      (select count(*)::int from marks where score > 0) as right,
      (select coalesce(json_agg(json_build_object('week', week, 'answers', answers, 'right', at_once) order by week), '[]')
        from (select date_trunc('week', ${dayOf('marks.created_at')})::date as week, count(*) as answers,
            count(*) filter (where score > 0) as at_once from marks group by week) weeks) as by_week,
      (select coalesce(json_agg(json_build_object('video_id', in_month.video_id, 'title', title,
          'day', ${dayOf('completed_at')}, 'questions', quiz.questions, 'correct', quiz.correct) order by completed_at desc), '[]')
        from in_month cross join lateral (
          select count(*) as questions, count(*) filter (where answers.score > 0) as correct
          from questions left join answers on answers.question_id = questions.id and answers.worker_id = ${workerId}
          where questions.video_id = in_month.video_id) quiz) as videos,
      (select coalesce(json_agg(json_build_object('topic_id', id, 'name', name, 'completed', completed) order by completed desc, position), '[]')
        from (select topics.id, topics.name ->> 'eng' as name, topics.position, count(*) as completed
          from in_month join video_topics using (video_id) join topics on topics.id = topic_id group by topics.id) counted) as topics,
      (select coalesce(json_agg(json_build_object('name', skills.name ->> 'eng', 'day', ${dayOf('earned_at')}) order by earned_at desc), '[]')
        from earned_skills join skills on skills.id = skill_id
        where worker_id = ${workerId} and ${inMonth('earned_at')}) as skills_earned,
      (select coalesce(json_agg(skill), '[]') from (${skillsOf(db, workerId)}) skill) as all_skills,
      exists (select from credits where worker_id = ${workerId} and credits.month = span.first) as has_credit,
      (select coalesce(json_agg(json_build_object('state', step.state, 'day', ${dayOf('step.reached_at')}) order by step.reached_at desc), '[]')
        from voucher_orders orders cross join lateral (values
          ('ordered', orders.ordered_at), ('posted', orders.posted_at), ('returned', orders.returned_at)) step (state, reached_at)
        where orders.worker_id = ${workerId} and ${inMonth('step.reached_at')}) as vouchers,
      (select coalesce(json_agg(json_build_object('video_id', video_id, 'title', title, 'questions', questions) order by total desc, video_id), '[]')
        from (select video_id, title, sum(wrong) as total,
            json_agg(json_build_object('question', question, 'wrong', wrong) order by wrong desc, position) as questions
          from wrong where wrong > 0 group by video_id, title order by total desc, video_id limit 5) hardest) as hard,
      (select coalesce(json_agg(json_build_object('video_id', next.video_id, 'title', words.title, 'thumbnail_url', videos.thumbnail_url, 'public_level', videos.public_level,
          'topic_ids', (select coalesce(json_agg(topic_id order by topic_id), '[]') from video_topics where video_topics.video_id = next.video_id),
          'seconds', round(words.duration), 'is_listed', is_listed) order by place), '[]')
        from next join videos on videos.id = next.video_id
        join video_languages words on words.video_id = next.video_id and words.language_code = ${english}) as next
    from link, span`
  return (await runPrepared(db, statement))[0]
}

/** Stores that the employer opens the page now: a visit soon after another one belongs to it. */
export async function recordLook(
  db: Db,
  { employerId, workerId }: Pair,
  { at, oneLookMs }: Omit<MonthRange, 'month'>,
): Promise<void> {
  await sql`
    insert into employer_looks as look (employer_id, worker_id, looked_at)
    values (${employerId}, ${workerId}, ${at})
    on conflict (employer_id, worker_id) do update set looked_at = excluded.looked_at,
      since = case when look.looked_at > excluded.looked_at - make_interval(secs => ${oneLookMs / 1000})
        then look.since else look.looked_at end`.execute(db)
}
