// @module-tag ci
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourMs } from '@kasama/contract/durations.rules'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '#platform/database/database'
import { smtpMailer } from '#platform/ports/mail/smtp'
import { atEnd } from '#test/app/at-end'
import { type TestApp, testApp } from '#test/app/test-app'
import { backUpTo, newFolder, urlOf } from '#test/backup/backup-stage'
import { addTopics, addVideo } from '#test/library/library'
import { addHouseholds } from '#test/people/many-households'
import { household } from '#test/people/people'
import { alertNames, expectAlert, hasPromtool, sampleOf } from '#test/watching/alert-rules'
import { postgresDump } from '../backup/database/database-dump'
import { noteBackup } from '../backup/last-backup'
import { diskStorage } from '../ports/storage/disk'
import { createMetrics } from './metrics'
import { noObservability } from './watching'

const token = 'a-token-of-the-metrics'
const root = join(import.meta.dirname, '../../../..')

/** A server with metrics; `scrape` reads them as Prometheus does. */
async function watched(options: Parameters<typeof testApp>[0] = {}) {
  const config = { metricsToken: token, ...options.config }
  const app = await testApp({ ...options, config, watching: { ...noObservability, metrics: createMetrics() } })
  const scrape = async () => {
    // Figures of the database are kept for ten seconds.
    app.forward({ seconds: 11 })
    const { body } = await app.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    return body
  }
  return { app, scrape }
}

/** Closes the database to this server, as a crash does. */
async function takeDatabaseAway({ deps }: TestApp) {
  const name = new URL(await urlOf(deps.db)).pathname.slice(1)
  const server = openPostgres(inject('postgresUrl'))
  const open = (allowed: boolean) => server.executeSql(`alter database ${name} allow_connections ${allowed}`)
  await open(false)
  await server.executeSql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  atEnd(async () => {
    await open(true)
    await server.close()
  })
}

test('DatabaseAway, and Errors while it is', async () => {
  const { app, scrape } = await watched()
  const { boss } = await household(app)
  const visit = () => app.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${boss.token}` } })
  await visit()
  const before = await scrape()
  await takeDatabaseAway(app)
  expect((await visit()).statusCode).toBeGreaterThanOrEqual(500)
  const after = await scrape()
  expect(sampleOf(before, 'kasama_database_up')).toBe(1)
  expect(sampleOf(after, 'kasama_database_up')).toBe(0)
  expectAlert('DatabaseAway', { before, after })
  expectAlert('Errors', { before, after })
})

test('Slow: a table that somebody has locked', async () => {
  const { app, scrape } = await watched()
  const { boss } = await household(app)
  const visit = () => app.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${boss.token}` } })
  await visit()
  const before = await scrape()
  await app.deps.db.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx)
    const visited = visit()
    await sql`select pg_sleep(1.5)`.execute(tx)
    return { visited }
  })
  await expect.poll(async () => (await scrape()).match(/route="\/api\/users\/me",status="200"\} 2/)).toBeTruthy()
  expectAlert('Slow', { before, after: await scrape() })
})

test('JobsLate: a server that was away over a night', async () => {
  const { app, scrape } = await watched()
  await app.caughtUp()
  const before = await scrape()
  app.forward({ days: 1 })
  const after = await scrape()
  expect(sampleOf(before, 'kasama_jobs_late')).toBe(0)
  expect(sampleOf(after, 'kasama_jobs_late')).toBeGreaterThan(0)
  expectAlert('JobsLate', { before, after })
})

test('QueueOld: nobody takes the mail to a new employer', async () => {
  const { app, scrape } = await watched()
  const before = await scrape()
  await household(app)
  const waited =
    await sql`update jobs.job set start_after = now() - interval '20 minutes' where state = 'created'`.execute(
      app.deps.db,
    )
  expect(waited.numAffectedRows).toBeGreaterThan(0n)
  expectAlert('QueueOld', { before, after: await scrape() })
})

test('MailsStuck: a mail server that is away on Sunday evening', async () => {
  const mail = smtpMailer('smtp://127.0.0.1:1', () => 'Kasama <hello@kasama.example>')
  const { app, scrape } = await watched({ deps: () => ({ mail }) })
  const before = await scrape()
  await addTopics(app.deps.db)
  const { id } = await addVideo(app.deps.db)
  await addHouseholds(app.deps.db, { count: 2, videoId: id, at: app.deps.now() })
  app.forward({ seconds: (Date.parse('2026-03-15T11:00:00Z') - app.deps.now().getTime()) / 1000 })
  await app.caughtUp()
  const after = await scrape()
  expect(sampleOf(after, 'kasama_mails_waiting')).toBe(2)
  expectAlert('MailsStuck', { before, after })
})

test('WebhooksFail: reports that are signed with another secret', async () => {
  const { app, scrape } = await watched()
  const before = await scrape()
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' }
  for (let report = 0; report < 2; report++)
    await app.app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload: '{}' })
  const after = await scrape()
  expect(sampleOf(after, 'kasama_happenings_total{what="webhook",outcome="refused"}')).toBe(2)
  expectAlert('WebhooksFail', { before, after })
})

// Only root on Linux may make a disk of a megabyte.
test('DiskFull: a data folder on a small disk', async ({ skip }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kasama-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dataDir])
  skip(status !== 0)
  atEnd(async () => void spawnSync('umount', [dataDir]))
  const { scrape } = await watched({ config: { dataDir } })
  const before = await scrape()
  spawnSync('dd', ['if=/dev/zero', `of=${join(dataDir, 'clip')}`, 'bs=1k', 'count=950'])
  const after = await scrape()
  expect(sampleOf(before, 'kasama_disk_used_ratio')).toBe(0)
  expect(sampleOf(after, 'kasama_disk_used_ratio')).toBeGreaterThan(0.85)
  expectAlert('DiskFull', { before, after })
})

test('BackupOld and BackupMissing: the last backup is of the day before yesterday, and there was none', async () => {
  const { app, scrape } = await watched({ start: new Date().toISOString() })
  const missing = await scrape()
  expect(missing).not.toContain('kasama_backup_age_seconds')
  const source = { storage: app.deps.storage, database: postgresDump(await urlOf(app.deps.db)) }
  const { moment } = await backUpTo(diskStorage(newFolder()), source)
  mkdirSync(app.deps.config.dataDir, { recursive: true })
  await noteBackup(app.deps.config.dataDir, moment)
  const before = await scrape()
  app.forward({ seconds: (40 * hourMs) / 1000 })
  const after = await scrape()
  expect(sampleOf(after, 'kasama_backup_age_seconds')).toBeGreaterThan((40 * hourMs) / 1000)
  expectAlert('BackupOld', { before, after })
  expectAlert('BackupMissing', { before, after: missing, minutes: 37 * 60 })
})

test('every alert has a test of its rule and a line that says what to do', () => {
  const [tests, page] = ['deploy/prometheus/rules.test.yml', 'docs/operations/when-something-is-wrong.md'].map(
    (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''),
  )
  for (const name of alertNames()) {
    expect(tests).toMatch(new RegExp(`alertname(: |=")${name}\\b`))
    expect(page, name).toMatch(new RegExp(`^\\| ${name} \\|`, 'm'))
  }
})

test.runIf(hasPromtool)('the rules pass the tests of Prometheus itself', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'deploy/prometheus/rules.test.yml'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
})
