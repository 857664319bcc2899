import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { catchUp } from '#platform/jobs/catch-up'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics } from '#test/library/library'
import { household, type Person } from '#test/people/people'
import { tidyAuditOf } from './tidy-audit.job'

let app: TestApp
let worker: Person
beforeAll(async () => {
  // It is March 2026: thirteen months ago begins with February 2025, seven years ago with March 2019.
  app = await testApp({ start: '2026-03-10T21:00:00Z' })
  await addTopics(app.deps.db)
  worker = (await household(app)).worker
  await sql`delete from audit_log`.execute(app.deps.db)
})

const addEntries = (action: string, at: string, count = 1) =>
  sql`insert into audit_log (at, action) select ${at}::timestamptz, ${action} from generate_series(1, ${count}::int)`.execute(
    app.deps.db,
  )
const entries = async () => {
  const { rows } = await sql<{ entry: string }>`select action || ' ' || at::date || ' ' || count(*) as entry
    from audit_log group by action, at order by action, at`.execute(app.deps.db)
  return rows.map(({ entry }) => entry)
}

/** Runs the job of a night, and counts its batches. */
async function tidied() {
  const job = tidyAuditOf(app.deps)
  let batches = 0
  const counted: CatchUpJob = {
    ...job,
    batch: (...args) => {
      batches++
      return job.batch(...args)
    },
  }
  app.forward({ days: 1 })
  await catchUp(app.deps, counted)
  return batches
}

test('old entries of the audit go in batches, by their kind; young ones and those of the library stay', async () => {
  await addEntries('login', '2025-01-31 00:00+08', 5000)
  await addEntries('login', '2025-02-02 00:00+08', 3)
  await addEntries('payment', '2019-02-01 00:00+08', 2)
  await addEntries('payment', '2019-04-01 00:00+08')
  await addEntries('topic_removed', '2018-01-01 00:00+08')
  // Three batches of logins, then one of the other entries.
  expect(await tidied()).toBe(4)
  const remaining = ['login 2025-02-01 3', 'payment 2019-03-31 1', 'topic_removed 2017-12-31 1']
  expect(await entries()).toEqual(remaining)
  expect(await tidied()).toBe(2)
  expect(await entries()).toEqual(remaining)
})

test('while a batch removes, others write and read young rows without waiting', async () => {
  await addEntries('logout', '2024-01-01 00:00+08', 2000)
  await addEntries('logout', '2026-03-01 00:00+08')
  const job = tidyAuditOf(app.deps)
  await app.deps.db.transaction().execute(async (tx) => {
    await job.batch(tx, { key: '', from: new Date(), to: new Date() }, null)
    await app.deps.db.transaction().execute(async (beside) => {
      await sql`set local lock_timeout = '1s'`.execute(beside)
      await sql`insert into audit_log (at, action) values (${app.deps.now()}, 'logout')`.execute(beside)
      await sql`update audit_log set reason = 'young' where at >= '2026-01-01'`.execute(beside)
      await sql`delete from users where id = ${worker.id}`.execute(beside)
    })
  })
  expect(await entries()).toContain('logout 2026-02-28 1')
  expect((await entries()).some((entry) => entry.startsWith('logout 2023'))).toBe(false)
})
