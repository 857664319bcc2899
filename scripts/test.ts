import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureSystem } from './system'

type Step = { name: string; command: string; counts?: string }
type Counts = { passed: number; failed: number; secondTries: number }
type Vitest = { numPassedTests: number; numFailedTests: number }
type Playwright = { stats: { expected: number; unexpected: number; flaky: number } }

const checks: Step = { name: 'static checks', command: 'npm run --silent check' }
const build: Step[] = [
  { name: 'content', command: 'npm run --silent content:check' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'size', command: 'npm run --silent size' },
]
const tests: Step = {
  name: 'unit and API tests',
  command: 'npx vitest run --reporter=dot --reporter=json --outputFile.json=test-results/vitest.json',
  counts: 'test-results/vitest.json',
}
const journeys: Step = {
  name: 'journeys',
  command: 'npm run --silent test:e2e',
  counts: 'test-results/playwright.json',
}

const total: Counts = { passed: 0, failed: 0, secondTries: 0 }

function countsIn(path: string): Counts {
  const report = JSON.parse(readFileSync(path, 'utf8')) as Vitest & Playwright
  if (!report.stats) return { passed: report.numPassedTests, failed: report.numFailedTests, secondTries: 0 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected, secondTries: flaky }
}

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
async function take({ name, command, counts }: Step, isKept: boolean) {
  if (!isKept) console.log(`\n== ${name}`)
  const started = Date.now()
  const { code, output } = await run(command, isKept)
  if (isKept) console.log(`\n== ${name}\n${output}`)
  const found = counts ? countsIn(counts) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, secondTries: 0 }
  total.passed += found.passed
  total.secondTries += found.secondTries
  total.failed += code !== 0 && found.failed === 0 ? 1 : found.failed
  console.log(`== ${name}: ${code === 0 ? 'good' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`)
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
  console.error((error as Error).message)
  total.failed++
}
if (total.secondTries > 0) console.log(`\n${total.secondTries} passed at the second try only: see 'flaky' above`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
