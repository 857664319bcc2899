import { spawnSync } from 'node:child_process'
import { inspect } from 'node:util'
import { proveRolling } from '../../server/test/rolling/rolling'
import { proveFaults } from '../../server/test/rounds/fault-rounds'
import { proveKills } from '../../server/test/rounds/kill-rounds'
import { content } from './prove-content'
import { money } from './prove-money'
import { pgbouncer } from './prove-pgbouncer'
import { plans } from './prove-plans'
import { pointInTime } from './prove-point-in-time'
import { rewards } from './prove-rewards'
import { upgrades } from './prove-upgrade'

/** Two servers behind a proxy, each restarted once a round, under calls, payments, chats and uploads: none may fail. */
const rolling: Proof = {
  rounds: 3,
  sample: 0,
  run: ({ rounds, say }) => proveRolling({ rounds, perSecond: Number(process.env.PER_SECOND ?? 300), say }),
}

/** The server under load while its PostgreSQL is cut, killed, hangs and restarts, and the server itself is killed. */
const faults: Proof = {
  rounds: 20,
  sample: 1,
  run: ({ rounds, say }) => proveFaults({ rounds, awayMs: 2500, say }),
}

/**
 * `kill -9` of the server or of PostgreSQL during writes; a quarter of the rounds runs on the embedded database. No
 * acknowledged write may be lost.
 */
const kills: Proof = { rounds: 200, sample: 3, run: proveKills }

type Options = { rounds: number; seed: number; say: (line: string) => void }
/** `run` returns the problems found. A proof with a sample of 0 rounds is left out of the samples. */
export type Proof = { rounds: number; sample: number; run: (options: Options) => Promise<string[]> }

/** A run of Vitest as a proof, with one round. */
const vitest = (name: string, ...args: string[]): Proof => ({
  rounds: 1,
  sample: 0,
  run: async () => {
    const { status } = spawnSync('npx', ['vitest', 'run', '--reporter=dot', ...args], { stdio: 'inherit' })
    return status === 0 ? [] : [`${name} failed`]
  },
})

const proofs: Record<string, Proof> = {
  money,
  rewards,
  content,
  faults,
  kills,
  rolling,
  pgbouncer,
  plans,
  'point-in-time': pointInTime,
  upgrade: upgrades,
  /** Tests of several seconds each: several processes, ffmpeg, full disks, large files. */
  long: vitest('long', '--project', 'postgres', '--project', 'pglite', '--tags-filter', 'long'),
  'stand-ins': vitest('stand-ins', '--project', 'stand-ins'),
}

/**
 * `npm run prove` runs every proof, `-- money 20 7` one with 20 rounds from seed 7. `-- sample`, which `.ci/run` uses, runs
 * a few rounds from seed 1 of each proof that has a sample. Ends with 1 when one finds a problem or throws. A seed that is
 * not given is random and printed.
 */
const [name = '', rounds, seed] = process.argv.slice(2)
const isSample = name === 'sample'
if (name && !isSample && !Object.hasOwn(proofs, name))
  throw new Error(`No proof is called ${name}: ${Object.keys(proofs).join(', ')}`)
const selection = Object.entries(proofs).filter(([key, { sample }]) => (isSample ? sample > 0 : !name || key === name))
let problemCount = 0
for (const [key, proof] of selection) {
  const options = {
    rounds: Number(rounds ?? (isSample ? proof.sample : proof.rounds)),
    seed: Number(seed ?? (isSample ? 1 : Math.floor(Math.random() * 1_000_000))),
    say: (line: string) => console.log(line),
  }
  const started = Date.now()
  console.log(`== ${key}: ${options.rounds} rounds from seed ${options.seed}`)
  const problems = await proof.run(options).catch((error: unknown) => [`${key} threw: ${inspect(error)}`])
  for (const problem of problems) console.error(problem)
  problemCount += problems.length
  console.log(`== ${key}: ${Math.round((Date.now() - started) / 1000)} s`)
}
console.log(problemCount === 0 ? 'All well' : `${problemCount} problems`)
process.exit(problemCount === 0 ? 0 : 1)
