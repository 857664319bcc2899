import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureSystem } from './system'

/** Runs everything that must hold, one after the other, and ends with a line of how many tests passed and failed. */
const steps: { name: string; command: string; counts?: string }[] = [
  { name: 'static checks', command: 'npm run --silent check' },
  { name: 'content', command: 'npm run --silent content:check' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'size', command: 'npm run --silent size' },
  {
    name: 'unit and API tests',
    command: 'npx vitest run --reporter=dot --reporter=json --outputFile.json=test-results/vitest.json',
    counts: 'test-results/vitest.json',
  },
  { name: 'journeys', command: 'npm run --silent test:e2e', counts: 'test-results/playwright.json' },
]

type Counts = { passed: number; failed: number; secondTries: number }
type Vitest = { numPassedTests: number; numFailedTests: number }
type Playwright = { stats: { expected: number; unexpected: number; flaky: number } }

function countsIn(path: string): Counts {
  const report = JSON.parse(readFileSync(path, 'utf8')) as Vitest & Playwright
  if (!report.stats) return { passed: report.numPassedTests, failed: report.numFailedTests, secondTries: 0 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected, secondTries: flaky }
}

/** Runs a shell line; answers its exit code. */
function run(command: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const total: Counts = { passed: 0, failed: 0, secondTries: 0 }
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
try {
  ensureSystem()
  for (const { name, command, counts } of steps) {
    console.log(`\n== ${name}`)
    const started = Date.now()
    const code = await run(command)
    const found = counts ? countsIn(counts) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, secondTries: 0 }
    total.passed += found.passed
    total.secondTries += found.secondTries
    total.failed += code !== 0 && found.failed === 0 ? 1 : found.failed
    console.log(`== ${name}: ${code === 0 ? 'good' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`)
  }
} catch (error) {
  console.error((error as Error).message)
  total.failed++
}
if (total.secondTries > 0) console.log(`\n${total.secondTries} passed at the second try only: see 'flaky' above`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
