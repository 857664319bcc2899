import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What a run of tests came to; tests are named by file and title. */
export type Outcome = { passed: number; failed: string[]; secondTries: string[] }

type VitestTest = { status: string; fullName: string }
type VitestReport = {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: VitestTest[] }[]
}
type PlaywrightSpec = { file: string; title: string; tests: { status: string }[] }
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = { stats: { expected: number; flaky: number }; suites: PlaywrightSuite[] }

/** Reads the JSON report of Vitest or of Playwright. */
export function readReport(path: string): Outcome {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
}

function ofVitest({ numPassedTests, testResults }: VitestReport): Outcome {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name)
    const names = assertionResults.filter((one) => one.status === 'failed').map((one) => `${file}: ${one.fullName}`)
    // A file that could not be loaded has no tests to name.
    return names.length === 0 && status === 'failed' ? [file] : names
  })
  return { passed: numPassedTests, failed, secondTries: [] }
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]

function ofPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  const specs = suites.flatMap(specsOf)
  const named = (status: string) =>
    specs
      .filter(({ tests }) => tests.some((one) => one.status === status))
      .map(({ file, title }) => `${file}: ${title}`)
  return { passed: stats.expected + stats.flaky, failed: named('unexpected'), secondTries: named('flaky') }
}
