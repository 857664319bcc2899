import Fastify from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sendErrorsAsEnvelopes } from '#platform/http/errors'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { employer, household, type Person, subscriber } from '#test/people/people'
import { isMigrated, migrate } from './migrate'

let app: TestApp
let boss: Person
let worker: Person
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  ;({ boss, worker } = await household(app))
})

const run = (text: ReturnType<typeof sql>) => text.execute(app.deps.db)
const broken = (name: string) => expect.objectContaining({ code: '23505', constraint: name })

test('an employer has one worker at a time, and a worker one employer', async () => {
  const other = await subscriber(app)
  const link = (employerId: number, workerId: number) =>
    run(sql`insert into worker_links (employer_id, worker_id, created_at) values (${employerId}, ${workerId}, now())`)
  const second = await household(app)
  await expect(link(boss.id, other.id)).rejects.toEqual(broken('worker_links_employer'))
  await expect(link(other.id, second.worker.id)).rejects.toEqual(broken('worker_links_worker'))
})
test('an account has one live session', async () => {
  const add = run(
    sql`insert into sessions (user_id, session_key, created_at, last_seen_at) values (${worker.id}, 'x', now(), now())`,
  )
  await expect(add).rejects.toEqual(broken('sessions_live'))
})
test('a question has one first correct answer, with score 0 or 1', async () => {
  const { questionIds } = await addVideo(app.deps.db, { questions: 1 })
  const add = (score: number) =>
    run(sql`insert into answers values (${worker.id}, ${questionIds[0]}, '[2]', ${score}, now())`)
  await add(1)
  await expect(add(0)).rejects.toEqual(broken('answers_pkey'))
  await expect(add(2)).rejects.toMatchObject({ code: '23514' })
})
test('a worker earns one credit a month, and months begin on the first', async () => {
  const add = (month: string) => run(sql`insert into credits values (${worker.id}, ${month}::date, now())`)
  await add('2026-02-01')
  await expect(add('2026-02-01')).rejects.toEqual(broken('credits_pkey'))
  await expect(add('2026-02-02')).rejects.toMatchObject({ code: '23514' })
})
test('an account has one open payment attempt', async () => {
  const add = () =>
    run(sql`insert into payment_attempts (key, kind, user_id, subscription_plan_id, amount, state, created_at)
      values (gen_random_uuid(), 'subscribe', ${boss.id}, 10, 1990, 'open', now())`)
  await add()
  await expect(add()).rejects.toEqual(broken('payment_attempts_running'))
})
test('an email and a User ID belong to one account, however they are typed', async () => {
  const add = (role: string, email: string | null, username: string) =>
    run(sql`insert into users (role, email, username, created_at) values (${role}, ${email}, ${username}, now())`)
  await expect(add('E', boss.name, 'x')).rejects.toEqual(broken('users_email'))
  await expect(add('W', null, worker.name.toUpperCase())).rejects.toEqual(broken('users_username'))
  await expect(add('E', 'Big@Letters.example', 'x')).rejects.toMatchObject({ code: '23514' })
})
test('a clip is on a list once', async () => {
  const { id } = await addVideo(app.deps.db)
  const other = await employer(app)
  const add = () =>
    run(sql`insert into clip_subscriptions (employer_id, video_id, created_at) values (${other.id}, ${id}, now())`)
  await add()
  await expect(add()).rejects.toEqual(broken('clip_subscriptions_employer_id_video_id_key'))
})
test('every foreign key has an index, so that a deletion scans no whole table', async () => {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || '.' || attname as key
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)
    order by 1`.execute(app.deps.db)
  expect(rows.map(({ key }) => key)).toEqual([])
})
/** The kind of a column that a type in schema.ts declares. */
function kindOf(type: string): string {
  const nothing = /Maybe|\| null/.test(type) ? ' or null' : ''
  if (/Moment|Date/.test(type)) return `moment${nothing}`
  if (/Json|object|Sounds/.test(type)) return `json${nothing}`
  return `${/\b(boolean|number)\b/.exec(type)?.[1] ?? 'text'}${nothing}`
}
test('schema.ts matches the tables', async () => {
  const { rows } = await sql<{ table_name: string; columns: string[] }>`
    select table_name::text, array_agg(column_name || ': ' || kind || nothing order by column_name) as columns
    from information_schema.columns,
      lateral (select case when is_nullable = 'YES' then ' or null' else '' end as nothing,
        case when data_type like 'timestamp%' then 'moment' when data_type = 'boolean' then 'boolean'
          when data_type like 'json%' then 'json' when data_type in ('text', 'character varying', 'date', 'bigint', 'xid8', 'uuid') then 'text'
          when data_type in ('integer', 'smallint', 'real', 'double precision') then 'number' else data_type end as kind) as said
    where table_schema = 'public' and table_name not like 'kysely%'
      and table_name not in (select table_name from information_schema.views) group by table_name`.execute(app.deps.db)
  const { readFile } = await import('node:fs/promises')
  const source = await readFile(new URL('./schema.ts', import.meta.url), 'utf8')
  const body = source.slice(source.indexOf('export type Tables'))
  const tables = [...body.matchAll(/^ {2}(\w+): \{([\s\S]*?)\}(?:\n|$)/gm)].map(([, name, fields = '']) => [
    name,
    [...fields.matchAll(/(?:^|[\s;])(\w+): ([^;\n]+)/g)]
      .map(([, field, type = '']) => `${field}: ${kindOf(type)}`)
      .sort(),
  ])
  expect(Object.fromEntries(tables)).toEqual(Object.fromEntries(rows.map((row) => [row.table_name, row.columns])))
})
test('what the database refuses is written down, alike for both databases', async () => {
  const { rows } = await sql<{ line: string }>`select line from (
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as line from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u')
      and conrelid::regclass::text not like 'kysely%'
    union all
    select indrelid::regclass || ': ' || pg_get_indexdef(indexrelid) from pg_index
    where indisunique and indrelid::regclass::text not like 'kysely%'
      and (select relnamespace from pg_class where oid = indrelid) = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
    ) defined order by line collate "C"`.execute(app.deps.db)
  await expect(`${rows.map(({ line }) => line).join('\n')}\n`).toMatchFileSnapshot(
    '../../../test/database/constraints.txt',
  )
})
test('migrating again changes nothing', async () => {
  await migrate(app.deps.db)
  expect(await isMigrated(app.deps.db)).toBe(true)
})
test('a broken reference is "not found" where people delete what it names, and else a fault that is logged', async () => {
  const app = Fastify()
  sendErrorsAsEnvelopes(app)
  app.get('/:constraint', async (request) => {
    const { constraint } = request.params as { constraint: string }
    throw Object.assign(new Error('violates foreign key constraint'), { code: '23503', constraint })
  })
  const statusOf = async (constraint: string) => (await app.inject(`/${constraint}`)).statusCode
  for (const name of ['watches_video_id_fkey', 'answers_question_id_fkey', 'uploads_user_id_fkey'])
    expect(await statusOf(name)).toBe(404)
  for (const name of ['users_org_id_fkey', 'earned_skills_skill_id_fkey', 'tokens_session_id_fkey'])
    expect(await statusOf(name)).toBe(500)
  await app.close()
})
