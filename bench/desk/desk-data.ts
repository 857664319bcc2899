import { sql } from 'kysely'
import { openPostgres } from '../../server/src/platform/database/database'
import type { Db } from '../../server/src/platform/database/db'
import type { Lesson } from '../bench-data'
import { filledDatabase, type Library } from '../bench-processes'
import { addAdmin } from './compare-lists'
import { addMessagesOrdersRepairs, addOrganisations } from './desk-rows'

/** Creates and fills a database of this size; returns its URL. */
export async function deskDatabase(postgresUrl: string, name: string, lessons: Lesson[], size: Library) {
  const url = await filledDatabase(postgresUrl, name, lessons, size)
  const database = openPostgres(url, { statementMs: 0 })
  await addAdmin(database.db)
  await nameEverybody(database.db)
  await addActivity(database.db)
  await addOrganisations(database.db)
  await addMessagesOrdersRepairs(database.db)
  await database.executeSql('vacuum analyze')
  await database.close()
  return url
}

/** Leaves the newest households without a plan, as those who have registered and written no name yet. */
export async function endPlans(url: string, households: number) {
  const database = openPostgres(url, { statementMs: 0 })
  const newest = sql`(select id from users where role = 'E' order by id desc limit ${households})`
  await sql`delete from subscriptions where user_id in ${newest}`.execute(database.db)
  await sql`update users set fullname = '' where id in ${newest}`.execute(database.db)
  await database.executeSql('vacuum analyze')
  await database.close()
}

/** Gives accounts varied names; one account in 400 has the name that the bench searches for. */
async function nameEverybody(db: Db) {
  const firsts = ['Maria', 'Lorna', 'Siti', 'Dewi', 'Thida', 'Khin', 'Grace', 'Hana', 'Adam', 'Noor', 'Wei', 'Tara']
  const lasts = ['Orchid', 'Nutmeg', 'Saffron', 'Clove', 'Pandan', 'Lychee', 'Tamarind', 'Vanilla', 'Basil', 'Marjoram']
  await sql`update users set fullname = (${firsts}::text[])[1 + id % 12] || ' ' || case when id % 400 = 7 then 'Sampaguita'
      else (${lasts}::text[])[1 + id / 7 % 10] || chr(97 + id % 26) || chr(97 + id / 26 % 26) end,
    email = case role when 'E' then md5(id::text) || '@home.example' end,
    username = case role when 'W' then substr(md5(id::text), 1, 10) end
    where role <> 'A'`.execute(db)
}

/**
 * Spreads answers over twelve weeks, and adds four months of payments, three audit lines an account, and what workers
 * watched: each learns every third day, and has left or finished four lessons.
 */
async function addActivity(db: Db) {
  await sql`update answers set created_at = now() - (hashint8(worker_id * 1000 + question_id) & 1023) / 1023.0 * interval '80 days',
    score = case when hashint8(worker_id * 7 + question_id) & 3 = 0 then 0 else 1 end`.execute(db)
  await sql`insert into learning_days (worker_id, day, seconds, last_at)
    select id, current_date - n * 3, 600, now() from users, generate_series(0, 26) n where role = 'W'`.execute(db)
  await sql`insert into watches (worker_id, video_id, language_code, position, furthest, reported_at, clock_at, completed_at)
    select id, 1 + (id * 7 + n * 31) % 250, 'eng', 0, furthest, at, at, case when furthest = 1 then at end
    from users, generate_series(0, 3) n,
      lateral (select now() - n * interval '17 days' - (id % 24) * interval '1 hour' as at,
        case when (id + n) % 3 = 0 then (id % 20) / 20.0 else 1 end as furthest) watched
    where role = 'W' on conflict do nothing`.execute(db)
  await sql`insert into payments (user_id, provider_invoice, provider_subscription, subscription_plan_id, amount, discount,
      credit, period_start, period_end, state, look, paid_at)
    select id, 'in_' || id || '_' || n, 'sub_' || id, 10, 1990, 0, 0, paid, paid + interval '1 month', 'paid', 1, paid
    from users, generate_series(0, 3) n,
      lateral (select now() - n * interval '1 month' - (id % 28) * interval '1 day' as paid) moments
    where role = 'E'`.execute(db)
  await sql`insert into audit_log (at, user_id, action, about_kind, about_id)
    select now() - (id % 1000 * 1440 + n) * interval '1 minute', id, (array['login', 'payment_succeeded', 'password_changed'])[n],
      'account', id::text
    from users, generate_series(1, 3) n where role <> 'A'`.execute(db)
}
