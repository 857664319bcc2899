import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../server/src/platform/database/db'

/** The size of the data: a worker and an employer a household, two questions a lesson. */
export type ScaleSize = { households: number; videos: number; answers: number }

export const fullSize: ScaleSize = { households: 100_000, videos: 25_000, answers: 5_000_000 }
/** For trying the bench out. */
export const smallSize: ScaleSize = { households: 1000, videos: 500, answers: 20_000 }

/** The token of an account is this and the MD5 of its id: 43 characters, as tokens have. */
export const tokenPrefix = 'bench-scale'

/** The lesson of a worker at a place: lessons of neighbours differ, those of one worker are distinct. */
const lessonAt = (size: ScaleSize, place: RawBuilder<unknown>) =>
  sql`1 + (users.id * 13 + ${place} * 997) % ${size.videos}::int`

/**
 * The rows of households that have learned for a while. Triggers and foreign keys are off: they would take longer than
 * the rows, which keep to them. Tables that an earlier release lacks are left out.
 */
export async function fillLearning(db: Db, size: ScaleSize, say: (line: string) => void = () => {}): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local work_mem = '256MB'`.execute(tx)
    for (const [table, statement] of Object.entries(statementsOf(size))) {
      const { rows } = await sql`select where to_regclass(${table}) is not null`.execute(tx)
      if (rows.length === 0) continue
      const { numAffectedRows } = await statement.execute(tx)
      say(`${numAffectedRows} rows of ${table}`)
    }
  })
}

const choicesAndVouchers = {
  earned_skills: sql`insert into earned_skills (worker_id, skill_id, earned_at)
    select users.id, skills.id, now() - users.id % 60 * interval '1 day' from users, skills
    where role = 'W' and (users.id + skills.id) % 6 = 0`,
  certificates: sql`insert into certificates
      (worker_id, topic_id, code, fullname, language_code, topic_name, lessons, minutes, earned_at)
    select id, 1 + id % 12, upper(substr(translate(md5(id::text), 'ilou', '0000'), 1, 12)), 'Somebody', 'eng',
      '{"eng": "Topic"}', 8, 40, now() from users where role = 'W' and id % 4 < 2`,
  learner_choices: sql`insert into learner_choices (worker_id, goal) select id, 3 from users where role = 'W'`,
  redemptions: sql`insert into redemptions (worker_id, name, address, created_at)
    select id, 'Somebody', '00 Sample Street', now() from users where role = 'W'`,
  voucher_orders: sql`insert into voucher_orders (worker_id, ordinal, amount_cents, state, ordered_at, posted_at)
    select id, 1, 1000, 'posted', now() - interval '90 days', now() - interval '80 days' from users where role = 'W'`,
  employer_looks: sql`insert into employer_looks (employer_id, worker_id, looked_at)
    select employer_id, worker_id, now() - interval '2 days' from worker_links`,
  week_agreements: sql`insert into week_agreements (worker_id, employer_id, agreed_at)
    select worker_id, employer_id, now() from worker_links`,
}

function statementsOf(size: ScaleSize): Record<string, RawBuilder<unknown>> {
  const completed = Math.floor(size.answers / size.households / 2)
  return {
    // Each worker has completed her lessons and answered their questions; one more is half watched.
    watches: sql`insert into watches
        (worker_id, video_id, language_code, position, furthest, reported_at, clock_at, completed_at)
      select users.id, ${lessonAt(size, sql`n`)}, 'eng', 1, case when n < ${completed}::int then 1 else 0.5 end, at, at,
        case when n < ${completed}::int then at end
      from users, generate_series(0, ${completed}::int) n,
        lateral (select now() - (n * 3 + users.id % 3) * interval '1 day' as at) moments
      where role = 'W'`,
    answers: sql`insert into answers (worker_id, question_id, options, score, created_at)
      select worker_id, questions.id, '[1]', case when (worker_id + questions.id) % 4 = 0 then 0 else 1 end, completed_at
      from watches join questions using (video_id) where completed_at is not null`,
    attempts: sql`insert into attempts (worker_id, question_id, count)
      select worker_id, question_id, 2 - score from answers`,
    learning_days: sql`insert into learning_days (worker_id, day, seconds, last_at)
      select users.id, current_date - n * 3, 600, now() - n * interval '3 days'
      from users, generate_series(0, 19) n where role = 'W'`,
    practice_answers: sql`insert into practice_answers
        (worker_id, key, question_id, day, is_right, stability, difficulty, due, answered_at)
      select worker_id, md5(question_id::text), question_id, created_at::date, score = 1, 4, 5, created_at::date + 4,
        created_at
      from answers where question_id % 10 = 0`,
    credits: sql`insert into credits (worker_id, month, created_at, percent, answers, videos)
      select id, date_trunc('month', now())::date - n * interval '1 month', now(), 75, 16, 8
      from users, generate_series(1, 3) n where role = 'W'`,
    skills: sql`insert into skills (slug, position, url, name, description)
      select 'skill-' || n, n, 'star', '{"eng": "Skill"}', '{"eng": "Skill"}' from generate_series(1, 12) n`,
    skill_videos: sql`insert into skill_videos (skill_id, video_id)
      select skills.id, skills.id * 40 + n from skills, generate_series(1, 10) n`,
    ...choicesAndVouchers,
    notices: sql`insert into notices (worker_id, kind, occasion, video_id, created_at, seen_at)
      select worker_id, 'lesson_done', 'video-' || video_id, video_id, completed_at, completed_at
      from watches where completed_at is not null and video_id % 8 = 0`,
    clip_subscriptions: sql`insert into clip_subscriptions (employer_id, video_id, created_at)
      select users.id, ${lessonAt(size, sql`(n + 20)`)}, now() from users, generate_series(0, 9) n where role = 'E'`,
    thanks: sql`insert into thanks (employer_id, worker_id, day, kind, seen_at)
      select employer_id, worker_id, current_date - n, 'work', now() from worker_links, generate_series(1, 3) n`,
    audit_log: sql`insert into audit_log (at, user_id, action, about_kind, about_id)
      select now() - n * interval '1 day' - id % 1440 * interval '1 minute', id, 'login', 'account', id::text
      from users, generate_series(1, 5) n`,
    tokens: sql`insert into tokens (hash, user_id, session_id, created_at)
      select encode(sha256((${tokenPrefix}::text || md5(user_id::text))::bytea), 'hex'), user_id, id, created_at
      from sessions`,
  }
}
