import { createHash, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { readLastBackup } from '#platform/backup/last-backup'
import type { Db } from '#platform/database/db'
import { fail } from '#platform/http/errors'
import type { MetricReading, Metrics } from './metrics'

/** Figures from the database are cached this long, however many clients scrape. */
const freshMs = 10_000
/** A slower database counts as unreachable: the scraper would time out first. */
const patienceMs = 2000

type MetricsPageDeps = {
  config: { metricsToken: string | null; dataDir: string }
  metrics: Metrics | null
  db: Db
  pool: Pool | null
  now: () => Date
  /** Names of jobs whose last period should be done, and is not. */
  lateJobs: () => Promise<string[]>
}

/** GET /metrics for holders of its token; not found for everybody else. */
export function serveMetrics(app: FastifyInstance, { config, metrics, db, pool, now, lateJobs }: MetricsPageDeps) {
  const { metricsToken: token, dataDir } = config
  let lastReading = { at: 0, waiting: Promise.resolve<MetricReading[]>([]) }

  function waitingNow(): Promise<MetricReading[]> {
    const at = now().getTime()
    if (Math.abs(at - lastReading.at) >= freshMs) lastReading = { at, waiting: waitingIfThere(db, lateJobs) }
    return lastReading.waiting
  }

  app.get('/metrics', async ({ headers }, reply) => {
    const sentToken = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    if (!metrics || !token || !sentToken || !isSame(sentToken, token)) return fail('not_found')
    const folder = [...(await disk(dataDir)), ...(await backup(dataDir, now()))]
    const measured = [...(pool ? connections(pool) : []), ...folder, ...(await waitingNow())]
    const { type, text } = await metrics.write(measured)
    return reply.type(type).header('cache-control', 'no-store').send(text)
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

const databaseUp = (value: number): MetricReading => ({ name: 'kasama_database_up', help: 'Whether it answers', value })

function connections({ totalCount, idleCount, waitingCount }: Pool): MetricReading[] {
  const connectionCounts = { used: totalCount - idleCount, idle: idleCount, wanted: waitingCount }
  const help = 'Connections of this process to the database; wanted: calls that wait for one'
  return Object.entries(connectionCounts).map(([state, value]) => ({
    name: 'kasama_connections',
    help,
    labels: { state },
    value,
  }))
}

/** The disk of the data folder; nothing before the folder is there. */
async function disk(dataDir: string): Promise<MetricReading[]> {
  const facts = await statfs(dataDir).catch(() => null)
  if (!facts) return []
  const help = 'Share of the disk of the data folder that is used'
  return [{ name: 'kasama_disk_used_ratio', help, value: 1 - facts.bavail / facts.blocks }]
}

/** The last complete backup; nothing before the first. */
async function backup(dataDir: string, at: Date): Promise<MetricReading[]> {
  const moment = await readLastBackup(dataDir)
  const help = 'Time since the moment of the last complete backup'
  return moment ? [{ name: 'kasama_backup_age_seconds', help, value: (at.getTime() - moment.getTime()) / 1000 }] : []
}

async function waitingIfThere(db: Db, lateJobs: MetricsPageDeps['lateJobs']): Promise<MetricReading[]> {
  const databaseDown = [databaseUp(0)]
  const readings = Promise.all([waiting(db), lateJobs()]).then(([rows, names]) => [...rows, late(names.length)])
  return Promise.race([readings.catch(() => databaseDown), wait(patienceMs, databaseDown, { ref: false })])
}

const late = (value: number): MetricReading => ({
  name: 'kasama_jobs_late',
  help: 'Jobs whose last day, week or month should be done, and is not',
  value,
})

type Row = { kind: 'queue' | 'mails'; name: string; count: number; seconds: number }

/** Pending work of all processes. */
async function waiting(db: Db): Promise<MetricReading[]> {
  const { rows } = await sql<Row>`
    select 'queue' as kind, name, count(*)::int as count, extract(epoch from now() - min(start_after))::float8 as seconds
    from jobs.job where state < 'completed' and start_after < now() group by name
    union all
    select 'mails', 'progress', count(*)::int, coalesce(extract(epoch from now() - min(next_at)), 0)::float8
    from progress_mails where sent_at is null and next_at < now()`.execute(db)
  const queue = rows.filter(({ kind }) => kind === 'queue')
  const mails = rows.filter(({ kind }) => kind === 'mails')
  const queueGauge = (metric: string, help: string, measure: (row: Row) => number) =>
    queue.map((row) => ({ name: `kasama_queue_${metric}`, help, labels: { name: row.name }, value: measure(row) }))
  return [
    databaseUp(1),
    ...queueGauge('jobs', 'Jobs that are due, by their queue', ({ count }) => count),
    ...queueGauge('oldest_seconds', 'How long the oldest of them has waited', ({ seconds }) => seconds),
    ...mails.map(({ count }) => ({ name: 'kasama_mails_waiting', help: 'Progress mails that are due', value: count })),
  ]
}
