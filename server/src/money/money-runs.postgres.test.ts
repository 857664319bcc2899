// @module-tag ci
import { beforeAll, expect, test } from 'vitest'
import { inProcessStage } from '#test/money-runs/in-process'
import { moneyRun } from '#test/money-runs/money-run'
import type { Stage } from '#test/money-runs/stage'

let stage: Stage
beforeAll(async () => {
  stage = await inProcessStage()
})

/** `npm run prove -- money` runs random seeds, with two processes that are killed. */
test.each([1, 2, 3])(
  'a random run of payments, faults and killed processes (seed %i) charges once, gives access, and leaves nothing open',
  async (seed) => {
    const broken = await moneyRun(stage, seed, { time: true, delays: false, moments: 5 })
    expect(broken, broken ?? '').toBeNull()
  },
)
