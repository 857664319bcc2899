import { expect, test } from 'vitest'
import { testApp } from '../../../test/app/test-app'
import { rewardRun } from '../../../test/reward-runs/reward-run'

/** More of them, with two processes: `npm run prove:rewards`. */
test.each([
  { seed: 1, months: 8, from: 0 },
  // From September 2027 to April: February has its 29th.
  { seed: 2, months: 8, from: 8 },
])('eight random months (seed $seed) end as the specification says', async (span) => {
  const app = await testApp({ start: '2026-06-01T00:00:00Z' })
  const { problem, credits, onLeapDay } = await rewardRun({ ...app, others: [app.deps] }, span)
  expect(problem, problem ?? '').toBeNull()
  expect(credits).toBeGreaterThan(3)
  expect(onLeapDay > 0).toBe(span.from === 8)
})
