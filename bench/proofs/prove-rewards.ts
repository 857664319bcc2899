import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/throwaway-postgres'
import { buildApp } from '../../server/src/app/app'
import { jobsOf } from '../../server/src/app/jobs'
import { makeDeps } from '../../server/src/app/make-deps'
import { readConfig } from '../../server/src/platform/config/config'
import { openPostgres } from '../../server/src/platform/database/database'
import { migrate } from '../../server/src/platform/database/migrate'
import { createQueue } from '../../server/src/platform/jobs/jobs'
import { createPasswords } from '../../server/src/platform/passwords/passwords'
import { callerOf } from '../../server/test/app/caller'
import { rewardRun } from '../../server/test/reward-runs/reward-run'
import type { Stage } from '../../server/test/reward-runs/world'
import type { Proof } from './prove'

const monthsOfRun = 15

/** A server over its own database, and a second process' connections to it. */
async function newStage(postgresUrl: string, name: string) {
  const admin = openPostgres(postgresUrl)
  await admin.executeSql(`create database ${name}`)
  await admin.close()
  const databases = [1, 2].map(() => openPostgres(postgresUrl.replace(/postgres$/, name)))
  const [database = admin] = databases
  await migrate(database.db)
  const folder = mkdtempSync(join(tmpdir(), 'kasama-rewards-'))
  const settings = { APP_ORIGIN: 'http://kasama.test', RATE_LIMIT_FACTOR: '1000000', MAX_EVENT_LOOP_DELAY: '0' }
  const config = readConfig({ ...settings, DATA_DIR: folder })
  let now = new Date('2026-06-01T00:00:00Z')
  const allDeps = await Promise.all(
    databases.map(async (connection) => {
      const queue = createQueue(connection.executeSql, () => {})
      if (connection === database) await queue.create(jobsOf({} as never))
      const deps = await makeDeps(config, connection, queue.jobs)
      return { ...deps, now: () => now, passwords: createPasswords({ memoryCost: 8, timeCost: 1 }) }
    }),
  )
  const [deps, ...others] = allDeps as [(typeof allDeps)[0], ...typeof allDeps]
  const app = await buildApp(deps)
  const forward: Stage['forward'] = ({ seconds = 0 }) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  const stop = async () => {
    await app.close()
    for (const connection of databases) await connection.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { stage: { deps, app, call: callerOf(app), forward, others }, stop }
}

/** Random months of watching, answering, replacing and posting, compared with a plain model of the specification. */
export const rewards: Proof = {
  rounds: 300,
  sample: 8,
  async run({ rounds, seed, say }) {
    const postgres = await startPostgres()
    const problems: string[] = []
    try {
      for (let done = 0, n = 0; done < rounds; done += monthsOfRun, n++) {
        const started = Date.now()
        const { stage, stop } = await newStage(postgres.url, `run_${n}`)
        const span = { seed: seed + n, months: Math.min(monthsOfRun, rounds - done) }
        const { problem, credits, orders, skills, mails } = await rewardRun(stage, span)
        await stop()
        if (problem) problems.push(problem)
        const totals = `${credits} credits, ${orders} vouchers, ${skills} skills, ${mails} mails`
        say(`seed ${seed + n}: ${problem ?? 'well'}; ${totals}; ${Date.now() - started} ms`)
      }
    } finally {
      await postgres.stop()
    }
    return problems
  },
}
