import type { CompiledQuery } from 'kysely'
import { findMonth } from '../../server/src/learning/progress/month/month.queries'
import { findSummary } from '../../server/src/learning/progress/summary.queries'
import { openPostgres } from '../../server/src/platform/database/database'
import { statementsDuring } from '../../server/test/database/plans'

const d = openPostgres(process.argv[2]!, { statementMs: 0 })
const {
  rows: [pair],
} = (await d.executeSql('select employer_id, worker_id from worker_links where id = 40000')) as any
const executor = d.db.getExecutor()
const original = executor.executeQuery
let last: any
executor.executeQuery = ((q: CompiledQuery) => {
  last = q
  return original.call(executor, q)
}) as never
for (const [name, run] of Object.entries({
  month: () =>
    findMonth(
      d.db,
      { employerId: pair.employer_id, workerId: pair.worker_id },
      { month: '2026-11-01', at: new Date(), oneLookMs: 1800000 },
    ),
  summary: () => findSummary(d.db, pair.worker_id, '2026-11-15'),
})) {
  const t = performance.now()
  for (let n = 0; n < 20; n++) await run()
  console.log(name, 'ms a call', (performance.now() - t) / 20)
  const { rows } = (await d.executeSql('explain (analyze, buffers, summary on) ' + last.sql, last.parameters)) as any
  console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n'))
}
await d.close()
