import { moneyRun } from '../../server/test/money-runs/money-run'
import { processesStage } from '../../server/test/money-runs/processes'
import type { Proof } from './prove'

/** Random runs of payments, faults, killed processes and passing time over two processes. */
export const money: Proof = {
  rounds: 200,
  sample: 2,
  async run({ rounds, seed, say }) {
    const stage = await processesStage()
    const problems: string[] = []
    try {
      for (let n = 0; n < rounds; n++) {
        const started = Date.now()
        const problem = await moneyRun(stage, seed + n, { time: true, delays: true, moments: 6 })
        if (problem) problems.push(problem)
        say(problem ?? `seed ${seed + n}: well, ${Date.now() - started} ms`)
      }
    } finally {
      await stage.stop()
    }
    return problems
  },
}
