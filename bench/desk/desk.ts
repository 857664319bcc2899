import { sql } from 'kysely'
import { openPostgres } from '../../server/src/platform/database/database'
import type { Db } from '../../server/src/platform/database/db'
import { hashToken, newToken } from '../../server/src/platform/passwords/secrets'
import type { Lesson } from '../bench-data'
import { filledDatabase, type Running, startServer } from '../bench-processes'
import { addMessagesOrdersRepairs, addOrganisations } from './desk-rows'

/** Lists and searches of the desk, a line each: the same page of few rows and of many. */
const lists: [what: string, path: string][] = [
  ['accounts', '/admin/accounts?limit=24'],
  ['accounts by name', '/admin/accounts?limit=24&sort=name'],
  ['a search among accounts', '/admin/accounts?limit=24&q=sampagita'],
  ['a search that thousands answer to', '/admin/accounts?limit=24&q=grace'],
  ['workers in English', '/admin/accounts?limit=24&role=W&language=eng'],
  ['accounts by plan', '/admin/accounts?limit=24&plan=canceled'],
  ['accounts of an organisation', '/admin/accounts?limit=24&org=7'],
  ['workers who have not learned lately', '/admin/accounts?limit=24&idle=yes'],
  ['accounts that are blocked', '/admin/accounts?limit=24&blocked=yes'],
  ['views of accounts', '/admin/accounts/views'],
  ['the search over everything', '/admin/search?q=sampaguita'],
  ['the search over everything, mistyped', '/admin/search?q=sampagita'],
  ['the search for what thousands have', '/admin/search?q=home.example'],
  ['subscriptions', '/admin/subscriptions?limit=24'],
  ['subscriptions that need a look', '/admin/subscriptions?limit=24&view=look'],
  ['subscriptions that are late', '/admin/subscriptions?limit=24&view=late'],
  ['subscriptions of a plan', '/admin/subscriptions?limit=24&plan=11'],
  ['subscriptions by their end', '/admin/subscriptions?limit=24&sort=ends'],
  ['a search among subscriptions', '/admin/subscriptions?limit=24&q=person17'],
  ['how many subscriptions stand where', '/admin/subscriptions/summary'],
  ['the audit', '/admin/audit?limit=24'],
  ['what admins did', '/admin/audit?limit=24&by=admins'],
  ['one kind of deed', '/admin/audit?limit=24&action=account_blocked'],
  ['what was done to an account', '/admin/audit?limit=24&about_kind=account&about_id=17'],
  ['the audit of a day', '/admin/audit?limit=24&from=2026-03-01&to=2026-03-01'],
  ['a search in the audit', '/admin/audit?limit=24&q=sampaguita'],
  ['redemptions', '/admin/redemptions?limit=24'],
  ['redemptions to post', '/admin/redemptions?limit=24&state=ordered'],
  ['a search among redemptions', '/admin/redemptions?limit=24&q=sampaguita'],
  ['a search of two letters among redemptions', '/admin/redemptions?limit=24&q=sa'],
  ['a search among redemptions that thousands answer to', '/admin/redemptions?limit=24&q=grace'],
  ['how many redemptions stand where', '/admin/redemptions/standing'],
  ['what was put right', '/admin/subscriptions/repairs?limit=24'],
  ['revenue', '/admin/revenue'],
  ['messages', '/admin/messages?limit=24'],
  ['messages in every state', '/admin/messages?limit=24&state=all'],
  ['a search among messages', '/admin/messages?limit=24&state=all&q=sampaguita'],
  ['organisations', '/admin/organisations?limit=24'],
  ['a search among organisations', '/admin/organisations?limit=24&q=agency'],
  ['people of an organisation', '/admin/organisations/7/households?limit=24'],
  ['a search among its people', '/admin/organisations/7/households?limit=24&q=sampaguita'],
  ['contracts that end soon', '/admin/contracts/ending?limit=24'],
  ['contracts of an organisation', '/admin/contracts/ending?limit=24&org=7'],
]

/** Parts of the dashboard, each in milliseconds. */
const parts = ['health', 'to_do', 'learning', 'lessons']
const rounds = 15
/** A list takes at most three times as long with many as with few, or less than anybody notices. */
const budget = { times: 3, unnoticed: 100, milliseconds: 300 }
const few = { videos: 260, accounts: 250, answers: 0 }
const many = { videos: 260, accounts: 100_000, answers: 1_000_000 }

export type Print = (what: string, rates: string, shown: string, limit: string, isKept: boolean) => void
const token = newToken()

/** The desk with a hundred thousand accounts and a million answers, beside the desk with 250 accounts. */
export async function measureDesk(postgresUrl: string, lessons: Lesson[], print: Print) {
  const small = await deskOf(postgresUrl, 'desk_few', lessons, few)
  const large = await deskOf(postgresUrl, 'desk_many', lessons, many)
  try {
    await compareLists(lists, { few: small, many: large }, '250 beside 100,000', print)
    for (const part of parts) {
      const took = await milliseconds(large, `/admin/dashboard/${part}`)
      print(
        `dashboard, ${part}`,
        '1 M answers',
        `${took.toFixed(0)} ms`,
        `at most ${budget.milliseconds} ms`,
        took <= budget.milliseconds,
      )
    }
  } finally {
    small.stop()
    large.stop()
  }
}

type Both = { few: Running; many: Running }

/** Each list with few rows and with many. */
export async function compareLists(asked: typeof lists, { few, many }: Both, sizes: string, print: Print) {
  for (const [what, path] of asked) {
    const [one, other] = [await milliseconds(few, path), await milliseconds(many, path)]
    const times = other / one
    const limit = `at most ${budget.times}x or ${budget.unnoticed} ms`
    print(
      `${what}, ${sizes}`,
      `${one.toFixed(1)} beside ${other.toFixed(1)} ms`,
      `${times.toFixed(2)}x`,
      limit,
      times <= budget.times || other <= budget.unnoticed,
    )
  }
}

async function deskOf(postgresUrl: string, name: string, lessons: Lesson[], size: typeof few): Promise<Running> {
  const url = await filledDatabase(postgresUrl, name, lessons, size)
  const database = openPostgres(url, { statementMs: 0 })
  await addAdmin(database.db)
  await nameEverybody(database.db)
  await spread(database.db)
  await addOrganisations(database.db)
  await addMessagesOrdersRepairs(database.db)
  await database.executeSql('vacuum analyze')
  const server = await startServer(url)
  // The night's figures are made at the start.
  const isCounted = () =>
    database.db
      .selectFrom('job_runs')
      .select('name')
      .where('name', '=', 'desk-figures')
      .where('done_at', 'is not', null)
      .executeTakeFirst()
  while (!(await isCounted())) await new Promise((resolve) => setTimeout(resolve, 200))
  await database.close()
  return server
}

export async function addAdmin(db: Db) {
  const at = new Date()
  const { id: user_id } = await db
    .insertInto('users')
    .values({ role: 'A', email: 'admin@bench.example', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session = { user_id, session_key: 'of-the-bench', created_at: at, last_seen_at: at }
  const { id: session_id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('tokens')
    .values({ hash: hashToken(token), user_id, session_id, created_at: at })
    .execute()
}

/** Names as people have them: of every 400 one has the name that is searched for, its spelling aside. */
async function nameEverybody(db: Db) {
  const firsts = ['Maria', 'Lorna', 'Siti', 'Dewi', 'Thida', 'Khin', 'Grace', 'Hana', 'Adam', 'Noor', 'Wei', 'Tara']
  const lasts = ['Orchid', 'Nutmeg', 'Saffron', 'Clove', 'Pandan', 'Lychee', 'Tamarind', 'Vanilla', 'Basil', 'Marjoram']
  await sql`update users set fullname = (${firsts}::text[])[1 + id % 12] || ' ' || case when id % 400 = 7 then 'Sampaguita'
      else (${lasts}::text[])[1 + id / 7 % 10] || chr(97 + id % 26) || chr(97 + id / 26 % 26) end,
    email = case role when 'E' then md5(id::text) || '@home.example' end,
    username = case role when 'W' then substr(md5(id::text), 1, 10) end
    where role <> 'A'`.execute(db)
}

/** Answers of twelve weeks, four months of payments, three lines of the audit for each account, and what was watched in them: each worker learned on every third day, and left or finished four lessons. */
async function spread(db: Db) {
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

/** The median of some calls, one after the other, after two that warm up. */
async function milliseconds({ url }: Running, path: string): Promise<number> {
  const times: number[] = []
  for (let round = -2; round < rounds; round++) {
    const started = performance.now()
    await ask({ url }, path)
    if (round >= 0) times.push(performance.now() - started)
  }
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
}

/** One call of the desk's admin; answers its data. */
export async function ask<D>(
  { url }: Pick<Running, 'url'>,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const answer = await reply.text()
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${answer.slice(0, 200)}`)
  return (JSON.parse(answer) as { data: D }).data
}
