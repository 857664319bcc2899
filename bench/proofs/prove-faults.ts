import { proveFaults } from '../../server/test/rounds/fault-rounds'

/** Rounds of faults under load: `npm run prove:faults [-- <rounds>]`; 20 without a number. Ends with 1 when one does harm. */
const rounds = Number(process.argv[2] ?? 20)
const problems = await proveFaults({ rounds, awayMs: 2500, say: (line) => console.log(line) })
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? `${rounds} rounds, nothing lost` : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
