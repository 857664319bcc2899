import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs, minuteMs } from '@kasama/contract/durations.rules'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app/app'
import { jobsOf } from '#app/jobs'
import { removeOrders } from '#learning/rewards/vouchers/orders.queries'
import { type Config, readConfig } from '#platform/config/config'
import type { Database } from '#platform/database/database'
import type { Deps } from '#platform/deps'
import { createLimits } from '#platform/http/limits/limits'
import { catchUp } from '#platform/jobs/catch-up'
import { createQueue } from '#platform/jobs/jobs'
import { createErrorCounter } from '#platform/log/error-counter'
import type { Log } from '#platform/log/log'
import { createPasswords } from '#platform/passwords/passwords'
import { senderOf } from '#platform/ports/mail/mail'
import { outboxMailer } from '#platform/ports/mail/outbox'
import { sandboxPayments } from '#platform/ports/payments/sandbox'
import { webPush } from '#platform/ports/push/web-push'
import { diskStorage } from '#platform/ports/storage/disk'
import type { Observability } from '#platform/watching/watching'
import { importUploads } from '#studio/content/desk/import-work'
import { testDatabase } from '../database/test-database'
import { atEnd } from './at-end'
import { type Caller, callerOf } from './caller'

/** A server on a database of its own, with a clock that tests move and a folder for its mails. */
export type TestApp = {
  app: FastifyInstance
  deps: Deps
  database: Database
  outbox: string
  /** Moves the clock. */
  forward: (time: { seconds?: number; minutes?: number; days?: number }) => void
  call: Caller
  /** Runs all due jobs and delivers the payment provider's events, until none are left. */
  workDone: () => Promise<void>
  /** Catches up on all scheduled periods, as a start of the server does. */
  caughtUp: () => Promise<void>
}

/** A key pair of Web Push for tests. */
const pushKeys = {
  publicKey: 'BHkdG3htSF__1u7kED8m59D4BhpnDog4kwS9yE3R0N5GMdUClhJzcwZUl9aG3T3Lwcabhn1s7kOIPQ0_G60wjqw',
  privateKey: 'j0T-eNsP_viW3CrYwRfFqCg5cueqdUHUWFsyXAMscaM',
}

type Options = {
  config?: Partial<Config>
  deps?: (deps: Deps, database: Database) => Partial<Deps>
  start?: string
  log?: Log
  watching?: Observability
}

export async function testApp({
  config: changes = {},
  deps: replace,
  start = '2026-03-10T04:00:00Z',
  log,
  watching,
}: Options = {}): Promise<TestApp> {
  const database = await testDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'kasama-test-'))
  const config = {
    ...readConfig({
      APP_ORIGIN: 'http://kasama.test',
      DATA_DIR: folder,
      RATE_LIMIT_FACTOR: '1000',
      MAX_EVENT_LOOP_DELAY: '0',
    }),
    // A test's clock does not move by itself: a mail limit would hold the second mail of a moment back for ever.
    mailsPerSecond: 1_000_000,
    ...changes,
  }
  let now = new Date(start)
  const outbox = join(folder, 'outbox')
  const queue = createQueue(database.executeSql, () => {})
  const base: Deps = {
    config,
    secretKey: ['a-secret-for-tests-that-is-long-enough'],
    db: database.db,
    replica: null,
    now: () => now,
    limits: createLimits(config.rateLimitFactor, database.pool),
    jobs: queue.jobs,
    errors: createErrorCounter(database.db, () => now),
    reports: null,
    passwords: createPasswords({ memoryCost: 8, timeCost: 1 }),
    mail: outboxMailer(outbox, senderOf(config)),
    push: webPush({ keys: pushKeys, subject: null, toLoopback: true }),
    payments: sandboxPayments(database.db, { now: () => now, everyMs: 0, retries: 0 }),
    identity: null,
    facebook: null,
    model: null,
    storage: diskStorage(join(folder, 'media')),
    removeOrders,
    importUploads,
    outboxFolder: outbox,
  }
  const deps = { ...base, ...replace?.(base, database) }
  const app = await buildApp(deps, { log, watching, pool: database.pool })
  const workDone = async () => {
    do await deps.payments.sandbox?.delivered()
    while (await queue.runDue(jobsOf(deps)))
  }
  const caughtUp = async () => {
    for (const job of jobsOf(deps)) if ('batch' in job) await catchUp(deps, job)
  }
  atEnd(async () => {
    await app.close()
    await queue.stop()
  })
  const forward: TestApp['forward'] = ({ seconds = 0, minutes = 0, days = 0 }) => {
    now = new Date(now.getTime() + days * dayMs + minutes * minuteMs + seconds * 1000)
  }
  return { app, deps, database, outbox, forward, workDone, caughtUp, call: callerOf(app) }
}
