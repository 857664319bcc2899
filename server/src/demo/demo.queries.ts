import { usualPicture } from '@kasama/contract/account.rules'
import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db'
import type { DemoProgress, DemoVideo } from './demo-progress'

const stateKey = 'demo'

/** Whether nobody uses this database yet; also after a first start that did not come to its end. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { rows } = await sql<{ users: boolean; videos: boolean; begun: boolean }>`
    select exists (select from users) as users, exists (select from videos) as videos,
      exists (select from settings where key = ${stateKey} and value->>'state' = 'begun') as begun`.execute(db)
  const [found] = rows
  return !found?.users && (!found?.videos || found.begun)
}

export async function noteState(db: Db, state: 'begun' | 'loaded'): Promise<void> {
  const value = JSON.stringify({ state })
  await db
    .insertInto('settings')
    .values({ key: stateKey, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}

export async function addOrg(tx: Db, org: { name: string; short_url: string }): Promise<number> {
  const { id } = await tx.insertInto('orgs').values(org).returning('id').executeTakeFirstOrThrow()
  return id
}

type NewUser = {
  role: 'E' | 'W' | 'A'
  name: string
  fullname: string
  passwordHash: string
  language?: Language
  orgId?: number | null
  at: Date
}

export async function addUser(tx: Db, { role, name, fullname, passwordHash, language, orgId, at }: NewUser) {
  const { id } = await tx
    .insertInto('users')
    .values({
      role,
      ...(role === 'W' ? { username: name } : { email: name, email_verified: true }),
      fullname,
      password_hash: passwordHash,
      language_code: language ?? 'eng',
      img_url: role === 'W' ? usualPicture(language ?? 'eng') : null,
      org_id: orgId ?? null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addPlan(
  tx: Db,
  plan: { userId: number; planId: number; mode: number; from: Date; to: Date },
): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .values({
      user_id: plan.userId,
      subscription_plan_id: plan.planId,
      status: 'active',
      mode: plan.mode,
      current_period_start: plan.from,
      current_period_end: plan.to,
    })
    .execute()
}

/** Links a pair and gives it its must-watch list, in order. */
export async function addPair(
  tx: Db,
  pair: { employerId: number; workerId: number; videoIds: number[]; at: Date },
): Promise<void> {
  const { employerId, workerId, videoIds, at } = pair
  await tx.insertInto('worker_links').values({ employer_id: employerId, worker_id: workerId, created_at: at }).execute()
  const clips = videoIds.map((video_id) => ({ employer_id: employerId, video_id, created_at: at }))
  if (clips.length > 0) await tx.insertInto('clip_subscriptions').values(clips).execute()
}

export async function addTopics(tx: Db, employerId: number, topicIds: number[]): Promise<void> {
  const rows = topicIds.map((topic_id) => ({ user_id: employerId, topic_id }))
  if (rows.length > 0) await tx.insertInto('user_topics').values(rows).execute()
}

/** Videos by their slugs, with their length in a language and their questions. */
export async function findVideos(tx: Db, slugs: string[], language: Language): Promise<DemoVideo[]> {
  const { rows } = await sql<DemoVideo>`
    select v.id, coalesce(nullif(own.duration, 0), base.duration) as seconds,
      (select coalesce(json_agg(json_build_object('id', q.id, 'answers', q.answers) order by q.position), '[]')
        from questions q where q.video_id = v.id) as questions
    from jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb) with ordinality as wanted(slug, place)
    join videos v on v.slug = wanted.slug
    join video_languages base on base.video_id = v.id and base.language_code = 'eng'
    left join video_languages own on own.video_id = v.id and own.language_code = ${language}
    order by wanted.place`.execute(tx)
  return rows
}

export async function addProgress(
  tx: Db,
  worker: { id: number; language: Language },
  { watches, answers, days, credits }: DemoProgress,
  now: Date,
): Promise<void> {
  const worker_id = worker.id
  const rows = {
    watches: watches.map(({ videoId, position, furthest, at, isCompleted }) => ({
      worker_id,
      video_id: videoId,
      language_code: worker.language,
      position,
      furthest,
      reported_at: at,
      clock_at: at,
      completed_at: isCompleted ? at : null,
    })),
    attempts: answers.map(({ questionId, attempts }) => ({ worker_id, question_id: questionId, count: attempts })),
    answers: answers.map(({ questionId, options, score, at }) => {
      return { worker_id, question_id: questionId, options: JSON.stringify(options), score, created_at: at }
    }),
    days: days.map(({ day, seconds, at }) => ({ worker_id, day, seconds, last_at: at })),
    credits: credits.map((month) => ({ worker_id, month, created_at: now })),
  }
  if (rows.watches.length > 0) await tx.insertInto('watches').values(rows.watches).execute()
  if (rows.attempts.length > 0) await tx.insertInto('attempts').values(rows.attempts).execute()
  if (rows.answers.length > 0) await tx.insertInto('answers').values(rows.answers).execute()
  if (rows.days.length > 0) await tx.insertInto('learning_days').values(rows.days).execute()
  if (rows.credits.length > 0) await tx.insertInto('credits').values(rows.credits).execute()
}

export async function addVouchers(tx: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000)
  await tx
    .insertInto('vouchers')
    .values([
      { code: 'WELCOME10', kind: 'coupon', percent_off: 10, max_redemptions: 1000 },
      { code: 'FIVEOFF', kind: 'promotion_code', amount_off: 500, max_redemptions: 1000 },
      { code: 'OLD50', kind: 'coupon', percent_off: 50, expires_at: yesterday },
    ])
    .onConflict((oc) => oc.doNothing())
    .execute()
}
