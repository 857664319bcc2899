import { mkdir, statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Health, HealthState } from '@kasama/contract/desk/dashboard.api'
import { dayMs, minuteMs } from '@kasama/contract/durations.rules'
import type { Deps } from '#platform/deps'
import type { AnyJob, CatchUpJob } from '#platform/jobs/jobs'
import { countConnections, findQueueHealth, findRuns, type Run } from './health.queries'

const minute = 60
const hour = 60 * minute
/** Work should be done this long after the end of its period. */
const lateMs = 30 * minuteMs
/** A store that takes longer counts as unreachable. */
const patienceMs = 2000

/** Returns the worse of the limits that a value has passed. */
function stateOf(value: number, { warn, bad }: { warn: number; bad: number }): HealthState {
  return value >= bad ? 'bad' : value >= warn ? 'warn' : 'ok'
}

/** Checks everything that runs by itself, with three statements and a look at the disk or the store. */
export async function checkHealth(deps: Deps, allJobs: AnyJob[]): Promise<Health> {
  const { db, now, config, payments, errors } = deps
  const at = now()
  const mailQueues = allJobs.filter(({ isMail }) => isMail).map(({ name }) => name)
  await errors.flush()
  const cronQueues = allJobs.filter((job) => 'run' in job && job.schedule).map(({ name }) => name)
  const caughtUp = allJobs.filter((job) => 'batch' in job)
  const jobs = runsOf(caughtUp, at, await findRuns(db, cronQueues), cronQueues)
  const { queue, mails, webhooks, errors: errorsToday } = await findQueueHealth(db, mailQueues, at)
  const startedAt = performance.now()
  const connections = await countConnections(db)
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10
  const isSilent = payments.name === 'stripe' && at.getTime() - (webhooks.last_at?.getTime() ?? 0) > 7 * dayMs
  return {
    checked_at: at.toISOString(),
    jobs,
    queue: {
      ...queue,
      state: queue.failed > 0 ? 'warn' : stateOf(queue.oldest_seconds, { warn: 5 * minute, bad: hour }),
    },
    mails: { ...mails, state: stateOf(mails.oldest_seconds, { warn: 10 * minute, bad: 6 * hour }) },
    webhooks: {
      provider: payments.name,
      today: webhooks.today,
      last_at: webhooks.last_at?.toISOString() ?? null,
      state: isSilent ? 'warn' : 'ok',
    },
    storage: await storageOf(deps),
    database: {
      ...connections,
      milliseconds,
      is_embedded: config.databaseUrl === null,
      state: worseState(
        stateOf(milliseconds, { warn: 250, bad: 2000 }),
        stateOf(connections.connections / Math.max(1, connections.most), { warn: 0.8, bad: 0.95 }),
      ),
    },
    errors: {
      ...errorsToday,
      first_at: errorsToday.first_at?.toISOString() ?? null,
      state: stateOf(errorsToday.count, { warn: 1, bad: 50 }),
    },
  }
}

const worseState = (a: HealthState, b: HealthState) => (a === 'bad' || b === 'ok' ? a : b)

/** Returns the names of jobs whose last period should be done, and is not. */
export async function findLateJobs({ db, now }: Pick<Deps, 'db' | 'now'>, allJobs: AnyJob[]): Promise<string[]> {
  const caughtUp = allJobs.filter((job) => 'batch' in job)
  return runsOf(caughtUp, now(), await findRuns(db, []), []).late
}

/** Each job that catches up has done its last complete period, or is late. */
function runsOf(caughtUp: CatchUpJob[], at: Date, runs: Run[], cronQueues: string[]): Health['jobs'] {
  const isDone = (name: string, key: string) => runs.some((run) => run.name === name && run.period === key)
  const states = caughtUp.flatMap(({ name, schedule }) => {
    const latest = schedule.every(at, 1)[0]
    return latest
      ? [{ name, isDone: isDone(name, latest.key), isLate: at.getTime() - latest.to.getTime() > lateMs }]
      : []
  })
  const lateJobs = states.filter((state) => !state.isDone && state.isLate).map(({ name }) => name)
  const never = [...caughtUp.map(({ name }) => name), ...cronQueues].filter((name) =>
    runs.every((run) => run.name !== name),
  )
  return {
    due: states.length,
    done: states.filter((state) => state.isDone).length,
    late: lateJobs,
    last: [
      ...runs.map(({ name, period, done_at }) => ({ name, period, at: done_at.toISOString() })),
      ...never.map((name) => ({ name, period: null, at: null })),
    ],
    state: lateJobs.length > 0 ? 'bad' : 'ok',
  }
}

/** State of the remote store, if there is one; else of this machine's disk, which keeps the files. */
async function storageOf({ config: { s3, dataDir }, storage }: Deps): Promise<Health['storage']> {
  if (s3) return { state: (await doesAnswer(storage)) ? 'ok' : 'bad', used: null, size: null }
  // A fresh server has no folder yet; it is made, so that its disk can be measured.
  await mkdir(dataDir, { recursive: true }).catch(() => null)
  const disk = await statfs(dataDir).catch(() => null)
  if (!disk) return { state: 'warn', used: null, size: null }
  const size = disk.blocks * disk.bsize
  const used = size - disk.bavail * disk.bsize
  return { used, size, state: stateOf(used / size, { warn: 0.85, bad: 0.95 }) }
}

/** Requests the first page of the store's list: a missing bucket would look like a missing file otherwise. */
function doesAnswer(storage: Deps['storage']): Promise<boolean> {
  const reading = firstOf(storage.list()).then(
    () => true,
    () => false,
  )
  return Promise.race([reading, wait(patienceMs, false, { ref: false })])
}

async function firstOf<T>(list: AsyncIterable<T>): Promise<T | null> {
  for await (const first of list) return first
  return null
}
