import { beforeAll, expect, test } from 'vitest'
import { inProcessStage } from '../../../test/money-runs/in-process'
import { moneyRun } from '../../../test/money-runs/money-run'
import type { Stage } from '../../../test/money-runs/stage'

let stage: Stage
beforeAll(async () => {
  stage = await inProcessStage()
})

/** `npm run prove:money` runs more seeds, with two processes that are killed. */
const title = 'a random run of payments, faults and deaths (seed %i): charged once, with access, nothing left open'
async function run(seed: number) {
  const broken = await moneyRun(stage, seed, { time: true, delays: false, moments: 5 })
  expect(broken, broken ?? '').toBeNull()
}
test.each([1])(title, run)
test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(title, { tags: 'long' }, run)
