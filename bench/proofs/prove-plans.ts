import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../server/src/app/app'
import { jobsOf } from '../../server/src/app/jobs'
import { makeDeps } from '../../server/src/app/make-deps'
import { readConfig } from '../../server/src/platform/config/config'
import { openPostgres } from '../../server/src/platform/database/database'
import { createQueue } from '../../server/src/platform/jobs/jobs'
import { plansOfReadingPath, type StatementPlan } from '../../server/test/learning/reading-path'
import { startScaleDatabase } from '../scale/scale-database'
import { logInHouseholds } from '../scale/scale-people'
import { fullSize } from '../scale/scale-rows'
import type { Proof } from './prove'

const file = new URL('plans.txt', import.meta.url)

/** The plans of the reading path's statements in the full database, as this code sends them. */
async function plansAtFullSize(say: (line: string) => void) {
  const { databaseUrl, stop } = await startScaleDatabase(say, fullSize)
  const database = openPostgres(databaseUrl, { statementMs: 0 })
  const folder = mkdtempSync(join(tmpdir(), 'kasama-plans-'))
  try {
    const config = readConfig({ APP_ORIGIN: 'http://kasama.test', DATA_DIR: folder, MAX_EVENT_LOOP_DELAY: '0' })
    const queue = createQueue(database.executeSql, () => {})
    await queue.create(jobsOf({} as never))
    const app = await buildApp(await makeDeps(config, database, queue.jobs))
    const [household] = await logInHouseholds(database.db, 10)
    if (!household) throw new Error('nobody is logged in')
    const result = await plansOfReadingPath({ app, db: database.db }, household)
    await app.close()
    return result
  } finally {
    await database.close()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const readsOf = ({ wholeTables }: StatementPlan) =>
  wholeTables.length > 0 ? [`  reads all of ${[...new Set(wholeTables)].sort().join(', ')}`] : []

const textOf = (plan: StatementPlan) =>
  [plan.name, ...readsOf(plan), ...plan.lines.map((line) => `  ${line}`)].join('\n')

/**
 * Fails where a statement of the reading path reads a growing table from end to end that plans.txt does not name; says
 * where a plan is another than there, which new statistics alone may cause. `UPDATE_PLANS=1` writes the file.
 */
export const plans: Proof = {
  rounds: 1,
  sample: 0,
  async run({ say }) {
    const { plans, failures } = await plansAtFullSize(say)
    if (process.env.UPDATE_PLANS) writeFileSync(file, `${plans.map(textOf).join('\n\n')}\n`)
    const known = readFileSync(file, 'utf8').trim().split('\n\n')
    const problems: string[] = []
    for (const plan of plans) {
      const before = known.find((text) => text.startsWith(`${plan.name}\n`)) ?? ''
      const newReads = readsOf(plan).filter((line) => !before.split('\n').includes(line))
      if (newReads.length > 0) problems.push(`${plan.name}${newReads.join('')}:\n${plan.text}\n${textOf(plan)}`)
      else if (before !== textOf(plan)) say(`another plan than in plans.txt: ${textOf(plan)}`)
    }
    say(`${plans.length} statements`)
    return [...failures, ...problems]
  },
}
