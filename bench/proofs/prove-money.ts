import { moneyRun } from '../../server/test/money-runs/money-run'
import { processesStage } from '../../server/test/money-runs/processes'

/**
 * Random runs of payments, faults, deaths and time over two processes: `npm run prove:money [-- <runs> [seed]]`; 200 without
 * a number, from a seed by chance. Ends with 1 when one leaves something that must not be.
 */
const runs = Number(process.argv[2] ?? 200)
const first = Number(process.argv[3] ?? Math.floor(Math.random() * 1_000_000))
console.log(`${runs} runs from seed ${first}`)
const stage = await processesStage()
let broken = 0
try {
  for (let n = 0; n < runs; n++) {
    const started = Date.now()
    const problem = await moneyRun(stage, first + n, { time: true, delays: true, moments: 6 })
    if (problem) broken++
    console.log(problem ?? `seed ${first + n}: well, ${Date.now() - started} ms`)
  }
} finally {
  await stage.stop()
}
console.log(broken === 0 ? `${runs} runs, all well` : `${broken} of ${runs} runs are broken`)
process.exitCode = broken === 0 ? 0 : 1
