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

const textOf = (plans: StatementPlan[]) =>
  plans.map(({ name, lines }) => [name, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n\n')

/**
 * Fails where a statement of the reading path reads a growing table from end to end, or where its plan is another than
 * in plans.txt. `UPDATE_PLANS=1` writes the file.
 */
export const plans: Proof = {
  rounds: 1,
  sample: 0,
  async run({ say }) {
    const { plans, failures } = await plansAtFullSize(say)
    if (process.env.UPDATE_PLANS) writeFileSync(file, `${textOf(plans)}\n`)
    const known = new Set(readFileSync(file, 'utf8').trim().split('\n\n'))
    const problems = plans.flatMap((plan) => {
      const { name, text, wholeTables } = plan
      if (wholeTables.length > 0) return `${name} reads all of ${wholeTables.join(', ')}:\n${text}\n${textOf([plan])}`
      return known.has(textOf([plan])) ? [] : `${name} has another plan than in plans.txt:\n${textOf([plan])}`
    })
    say(`${plans.length} statements`)
    return [...failures, ...problems]
  },
}
