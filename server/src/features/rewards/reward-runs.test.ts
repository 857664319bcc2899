import { expect, test } from 'vitest'
import { rewardRun } from '../../../test/reward-runs/reward-run'
import { testApp } from '../../../test/test-app'

/** More of them, with two processes: `npm run prove:rewards`. */
test.each([1, 2])('eight random months (seed %i) end as the specification says', async (seed) => {
  const app = await testApp({ start: '2026-06-01T00:00:00Z' })
  const { problem, credits } = await rewardRun({ ...app, others: [app.deps] }, seed, 8)
  expect(problem, problem ?? '').toBeNull()
  expect(credits).toBeGreaterThan(3)
})
