import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import { minForFigures as enough } from '@kasama/contract/desk/desk.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import { byLanguage, type Language, languages } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { startOfDay, startOfDayAfter } from '#platform/sql/singapore-days'

/** Number of equal parts of a lesson's length in which its exits are counted. */
export const parts = 20
/** A worker who paused this recently may return, so she has not left. */
const awayMs = dayMs

/** Days that one statement counts: with some million answers, all of them take longer than a statement may. */
const daysAtOnce = 3

/** Counts again how each question was answered the first time, by the workers' languages. */
export async function countQuestions(db: Db, since: string, today: string): Promise<void> {
  await sql`create temporary table some_days
    (question_id integer, language_code text, answers integer, right_first integer) on commit drop`.execute(db)
  for (let day = since; day <= today; day = addDays(day, daysAtOnce))
    await sql`
      insert into some_days
      select question_id, users.language_code, count(*), count(*) filter (where score = 1)
      from answers join users on users.id = worker_id
      where answers.created_at >= ${startOfDay(day)} and answers.created_at < ${startOfDayAfter(day, daysAtOnce)}
      group by question_id, users.language_code`.execute(db)
  await db.deleteFrom('question_figures').execute()
  await sql`
    insert into question_figures (question_id, language_code, answers, right_first)
    select question_id, language_code, sum(answers), sum(right_first) from some_days
    group by question_id, language_code`.execute(db)
}

/** Ids of accounts whose tries one statement reads. */
const accountsAtOnce = 4000

/**
 * Adds workers with wrong tries only: their tries have no date, so they count from the worker's last report on the
 * lesson.
 */
export async function addOnlyWrong(db: Db, since: string): Promise<void> {
  const { first, last } = await db
    .selectFrom('attempts')
    .select((eb) => [eb.fn.min('worker_id').as('first'), eb.fn.max('worker_id').as('last')])
    .executeTakeFirstOrThrow()
  for (let from = Number(first); from <= Number(last ?? -1); from += accountsAtOnce)
    await sql`
      with only_wrong as materialized (
        select worker_id, question_id from attempts where worker_id >= ${from} and worker_id < ${from + accountsAtOnce}
          and not exists (select from answers where answers.worker_id = attempts.worker_id
            and answers.question_id = attempts.question_id))
      insert into question_figures as figures (question_id, language_code, answers, right_first)
      select question_id, users.language_code, count(*), 0
      from only_wrong join questions on questions.id = question_id
      join watches using (worker_id, video_id) join users on users.id = worker_id
      where watches.reported_at >= ${startOfDay(since)}
      group by question_id, users.language_code
      on conflict (question_id, language_code) do update set answers = figures.answers + excluded.answers
    `.execute(db)
}

/** Counts again how often each lesson was left before its end, and at which part. */
export async function countLessons(db: Db, since: string, at: Date): Promise<void> {
  await sql`create temporary table some_visits (video_id integer, place integer, viewers integer) on commit drop`.execute(
    db,
  )
  for (let day = since; day <= singaporeDay(at); day = addDays(day, daysAtOnce))
    await sql`
      insert into some_visits
      select video_id,
        case when completed_at is null and reported_at < ${new Date(at.getTime() - awayMs)} and furthest > 0
          then least(floor(furthest * ${parts}::int), ${parts}::int - 1)::int end as place,
        count(*)
      from watches
      where reported_at >= ${startOfDay(day)} and reported_at < ${startOfDayAfter(day, daysAtOnce)}
      group by 1, 2`.execute(db)
  await db.deleteFrom('lesson_figures').execute()
  await sql`
    insert into lesson_figures (video_id, started, left_early, places)
    select video_id, sum(viewers), coalesce(sum(viewers) filter (where place is not null), 0),
      coalesce(jsonb_object_agg(place::text, viewers) filter (where place is not null), '{}')
    from (select video_id, place, sum(viewers)::int as viewers from some_visits group by video_id, place) left_at
    group by video_id`.execute(db)
}

export type HardQuestion = {
  question_id: number
  video_id: number
  position: number
  content: { eng?: string }
  lesson: string
  answers: number
  right_first: number
}

/** Returns the questions that were most often wrong the first time. */
export async function listHardQuestions(db: Db, max: number): Promise<HardQuestion[]> {
  const { rows } = await sql<HardQuestion>`
    select question_id, questions.video_id, questions.position, content, coalesce(title, slug) as lesson,
      hardest.answers, right_first
    from (
      select question_id, sum(answers)::int as answers, sum(right_first)::int as right_first
      from question_figures group by question_id
      having sum(answers) >= ${enough} and sum(right_first) < sum(answers)
      order by sum(right_first)::float8 / sum(answers), sum(answers) desc, question_id limit ${max}
    ) hardest
    join questions on questions.id = question_id
    join videos on videos.id = questions.video_id
    left join video_languages on video_languages.video_id = videos.id and language_code = 'eng'
    order by right_first::float8 / hardest.answers, hardest.answers desc, question_id
  `.execute(db)
  return rows
}

export type AbandonedLesson = {
  video_id: number
  lesson: string
  started: number
  left_early: number
  places: Record<string, number>
  duration: number
}

/** Returns the lessons that were most often left. */
export async function listLeftLessons(db: Db, max: number): Promise<AbandonedLesson[]> {
  const { rows } = await sql<AbandonedLesson>`
    select videos.id as video_id, coalesce(title, slug) as lesson, started, left_early, places, coalesce(duration, 0)::float8 as duration
    from (
      select * from lesson_figures where started >= ${enough} and left_early > 0
      order by left_early::float8 / started desc, started desc, video_id limit ${max}
    ) left_most
    join videos on videos.id = video_id
    left join video_languages on video_languages.video_id = videos.id and language_code = 'eng'
    order by left_early::float8 / started desc, started desc, videos.id
  `.execute(db)
  return rows
}

export type Gaps = Record<'all' | 'quizzes' | Language, number> & {
  unanswered: { subject: string; questions: number }[]
}

/**
 * Counts the lessons, those in each language and those with a quiz; lists subjects of unanswered questions since a
 * Monday, the most frequent first.
 */
export async function findGaps(db: Db, since: string, max: number): Promise<Gaps> {
  const { rows } = await sql<Gaps>`
    select
      (select count(*) from videos)::int as all,
      (select count(*) from videos where exists (select from questions where video_id = videos.id))::int as quizzes,
      ${sql.join(languages.map((code) => sql`count(*) filter (where language_code = ${code})::int as ${sql.id(code)}`))},
      (select coalesce(json_agg(asked), '[]') from (
        select subject, sum(questions)::int as questions from unanswered_days where day >= ${since}::date
        group by subject order by 2 desc limit ${max}
      ) asked) as unanswered
    from video_languages join videos on videos.id = video_id
  `.execute(db)
  return rows[0] ?? { ...byLanguage(() => 0), all: 0, quizzes: 0, unanswered: [] }
}

type LessonRow = {
  started: number | null
  left_early: number | null
  places: Record<string, number> | null
  questions: { question_id: number; language_code: Language; answers: number; right_first: number }[]
}

/** Returns the exits of a lesson by part, and the first answers to its questions; zeros if nobody watched it. */
export async function findLessonFigures(db: Db, videoId: number) {
  const { rows } = await sql<LessonRow>`
    select started, left_early, places, (
      select coalesce(json_agg(json_build_object('question_id', question_id, 'language_code', language_code, 'answers', question_figures.answers, 'right_first', right_first)), '[]')
      from question_figures join questions on questions.id = question_id where questions.video_id = asked.id) as questions
    from (select ${videoId}::int as id) asked left join lesson_figures on lesson_figures.video_id = asked.id`.execute(
    db,
  )
  const { started, left_early, places, questions } = rows[0] ?? { questions: [] }
  return {
    started: started ?? 0,
    left_early: left_early ?? 0,
    places: Array.from({ length: parts }, (_, part) => places?.[part] ?? 0),
    questions,
  }
}
