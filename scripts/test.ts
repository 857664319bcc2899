import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { watchCores } from './busy-cores'
import { fastTmpdir } from './fast-tmpdir'
import { ensureSystem } from './system'
import { type Outcome, readReport, slowestTests } from './test-reports'

/** A command, and the report that it writes. `budget` is in s, on two quiet cores, beside the other lane. */
type Step = { name: string; command: string; budget: number; report?: string }

/** `npm run test:all`, for CI, omits only the long proofs. `npm test` runs the selection of decision 0014. */
const isAll = process.argv.includes('--all')

const checks: Step = { name: 'static checks', command: 'npm run --silent check', budget: 60 }
const build: Step = {
  name: 'content, build and size',
  command: 'npm run --silent content:check && npm run --silent build && npm run --silent size',
  budget: 60,
}
const tests: Step = {
  name: 'unit, component and API tests',
  command: `npx vitest run --project unit --project ui --project postgres ${isAll ? '--project pglite' : ''} --tags-filter '${isAll ? '!long' : '!long && !ci'}' --reporter=dot --reporter=json --outputFile.json=test-results/vitest.json`,
  budget: isAll ? 780 : 290,
  report: 'test-results/vitest.json',
}
const journeys: Step = {
  name: 'journeys and accessibility',
  command: `npx playwright test --project=journeys --project=sweep --workers=2 ${isAll ? '' : '--grep @main'}`,
  budget: isAll ? 1200 : 290,
  report: 'test-results/playwright.json',
}
const proofs: Step = { name: 'samples of the proofs', command: 'npm run --silent prove -- sample', budget: 90 }

const total: Outcome = { passed: 0, failed: [], secondTries: [], times: [] }
const lanes: string[] = []

/** Runs a shell line; returns its exit code and, if kept, its output. */
function run(command: string, isKept: boolean): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const out = isKept ? 'pipe' : 'inherit'
    const child = spawn(command, { shell: true, stdio: ['ignore', out, out] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a step and measures it. Kept output is written at the step's end, so that it does not mix with another's. */
async function runStep({ name, command, report, budget }: Step, isKept: boolean) {
  if (!isKept) console.log(`\n== ${name}`)
  const started = Date.now()
  const { code, output } = await run(command, isKept)
  if (isKept) console.log(`\n== ${name}\n${output}`)
  const hasPassed = code === 0
  const outcome = report ? readReport(report) : { passed: hasPassed ? 1 : 0, failed: [], secondTries: [], times: [] }
  total.passed += outcome.passed
  total.secondTries.push(...outcome.secondTries)
  total.times.push(...outcome.times)
  total.failed.push(...(hasPassed || outcome.failed.length > 0 ? outcome.failed : [name]))
  const line = `${name}: ${hasPassed ? 'good' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s (budget ${budget} s)`
  lanes.push(line)
  console.log(`== ${line}`)
}

/**
 * All tests in two lanes: the build and then the browser's tests on the built app; beside them the static checks and
 * then the tests without it, and the samples of the proofs, which start servers of their own.
 */
async function testEverything() {
  const onBuiltApp = async () => {
    await runStep(build, false)
    await runStep(journeys, false)
  }
  const withoutBuild = async () => {
    await runStep(checks, true)
    await runStep(tests, true)
    if (isAll) await runStep(proofs, true)
  }
  await Promise.all([onBuiltApp(), withoutBuild()])
}

const started = Date.now()
const busyShare = watchCores()
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
// PostgreSQL's user may enter it.
const folder = mkdtempSync(join(fastTmpdir(), 'kasama-tests-'))
chmodSync(folder, 0o755)
process.env.TMPDIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
try {
  ensureSystem()
  await testEverything()
} catch (error) {
  total.failed.push((error as Error).message)
}
const printList = (heading: string, lines: string[]) => {
  if (lines.length > 0) console.log(`\n${heading}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
const slowest = slowestTests(total.times)
printList('Slowest tests', slowest.tests)
printList('Slowest files', slowest.files)
printList('Lanes', lanes)
const budget = isAll ? 1500 : 360
console.log(
  `\n${Math.round((Date.now() - started) / 1000)} s in all (budget ${budget} s), both cores busy in ${Math.round(busyShare() * 100)}% of it`,
)
printList('Passed at the second try only', total.secondTries)
printList('Failed', total.failed)
console.log(`\n${total.passed} passed, ${total.failed.length} failed`)
process.exitCode = total.failed.length > 0 ? 1 : 0
