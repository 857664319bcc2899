import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureSystem } from './system'
import { type Outcome, readReport } from './test-reports'

type Step = { name: string; command: string; report?: string }

const checks: Step = { name: 'static checks', command: 'npm run --silent check' }
const build: Step[] = [
  { name: 'content', command: 'npm run --silent content:check' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'size', command: 'npm run --silent size' },
]
/** `npm run test:all`, for CI: nothing is left out. `npm test` runs what 0014 says. */
const isAll = process.argv.includes('--all')
const mainOnly = isAll ? '' : '--grep @main'
const projects = isAll ? '' : `--project unit --project ui --project postgres --tags-filter '!long'`

const tests: Step = {
  name: 'unit and API tests',
  command: `npx vitest run ${projects} --reporter=dot --reporter=json --outputFile.json=test-results/vitest.json`,
  report: 'test-results/vitest.json',
}
const journeys: Step = {
  name: 'journeys',
  // Two at a time, not three as alone: beside the other lane, both cores are busy with them.
  command: `npm run --silent test:e2e -- --workers=2 ${mainOnly}`,
  report: 'test-results/playwright.json',
}

const total: Outcome = { passed: 0, failed: [], secondTries: [] }

/** Runs a shell line; answers its exit code and, where it is kept, what it wrote. */
function run(command: string, isKept: boolean): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const out = isKept ? 'pipe' : 'inherit'
    const child = spawn(command, { shell: true, stdio: ['ignore', out, out] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a step and counts it. What is kept is written when the step has ended, so that it does not mix with another's. */
async function take({ name, command, report }: Step, isKept: boolean) {
  if (!isKept) console.log(`\n== ${name}`)
  const started = Date.now()
  const { code, output } = await run(command, isKept)
  if (isKept) console.log(`\n== ${name}\n${output}`)
  const isGood = code === 0
  const found = report ? readReport(report) : { passed: isGood ? 1 : 0, failed: [], secondTries: [] }
  total.passed += found.passed
  total.secondTries.push(...found.secondTries)
  total.failed.push(...(isGood || found.failed.length > 0 ? found.failed : [name]))
  console.log(`== ${name}: ${isGood ? 'good' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`)
}

/**
 * Everything that must hold, in two lanes beside each other, since each of them waits a third of its time: the journeys
 * on the built app, and what needs no browser. Ends with a line of how many tests passed and failed.
 */
async function testEverything() {
  const built = (async () => {
    for (const step of build) await take(step, false)
  })()
  const checked = take(checks, true)
  await built
  await Promise.all([take(journeys, false), checked.then(() => take(tests, true))])
}

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
try {
  ensureSystem()
  await testEverything()
} catch (error) {
  total.failed.push((error as Error).message)
}
const tell = (heading: string, names: string[]) => {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`)
}
tell('Passed at the second try only', total.secondTries)
tell('Failed', total.failed)
console.log(`\n${total.passed} passed, ${total.failed.length} failed`)
process.exitCode = total.failed.length > 0 ? 1 : 0
