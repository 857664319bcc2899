import { expect, test } from 'vitest'
import { testApp } from '../../../test/app/test-app'
import { rewardRun } from '../../../test/reward-runs/reward-run'

type Span = { seed: number; months: number; from: number }

/** `npm run prove:rewards` runs more seeds, with two processes. */
const title = 'eight random months (seed $seed) end as the specification says'
async function run(span: Span) {
  const app = await testApp({ start: '2026-06-01T00:00:00Z' })
  const { problem, credits, onLeapDay } = await rewardRun({ ...app, others: [app.deps] }, span)
  expect(problem, problem ?? '').toBeNull()
  expect(credits).toBeGreaterThan(3)
  expect(onLeapDay > 0).toBe(span.from === 8)
}
test.each([{ seed: 1, months: 8, from: 0 }])(title, { tags: 'long' }, run)
// September 2027 to April 2028, with a leap day.
test.each([{ seed: 2, months: 8, from: 8 }])(title, run)
