import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A test by its file and title, with its duration in s. */
export type TestTime = { file: string; title: string; seconds: number }

/** Results of a run of tests; tests are named by file and title. */
export type Outcome = { passed: number; failed: string[]; secondTries: string[]; times: TestTime[] }

type VitestTest = { status: string; fullName: string; duration?: number | null }
type VitestReport = {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: VitestTest[] }[]
}
type PlaywrightTest = { status: string; results: { duration: number }[] }
type PlaywrightSpec = { file: string; title: string; tests: PlaywrightTest[] }
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = { stats: { expected: number; flaky: number }; suites: PlaywrightSuite[] }

/** Reads the JSON report of Vitest or of Playwright. */
export function readReport(path: string): Outcome {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport
  return 'stats' in report ? playwrightOutcome(report) : vitestOutcome(report)
}

function vitestOutcome({ numPassedTests, testResults }: VitestReport): Outcome {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name)
    const names = assertionResults.filter((test) => test.status === 'failed').map((one) => `${file}: ${one.fullName}`)
    // A file that could not be loaded has no tests to name.
    return names.length === 0 && status === 'failed' ? [file] : names
  })
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName: title, duration }) => ({
      file: relative('.', name),
      title,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  return { passed: numPassedTests, failed, secondTries: [], times }
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]
const secondsOf = ({ tests }: PlaywrightSpec) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000

function playwrightOutcome({ stats, suites }: PlaywrightReport): Outcome {
  const specs = suites.flatMap(specsOf)
  const testsWithStatus = (status: string) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`)
  const times = specs.map((spec) => ({ file: `e2e/${spec.file}`, title: spec.title, seconds: secondsOf(spec) }))
  return {
    passed: stats.expected + stats.flaky,
    failed: testsWithStatus('unexpected'),
    secondTries: testsWithStatus('flaky'),
    times,
  }
}

const slowest = (times: { name: string; seconds: number }[]) =>
  times
    .toSorted((first, second) => second.seconds - first.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)

/** The ten slowest tests and the ten slowest files, a line each. */
export function slowestTests(times: TestTime[]): { tests: string[]; files: string[] } {
  const files = new Map<string, number>()
  for (const { file, seconds } of times) files.set(file, (files.get(file) ?? 0) + seconds)
  return {
    tests: slowest(times.map(({ file, title, seconds }) => ({ name: `${file}: ${title}`, seconds }))),
    files: slowest([...files].map(([name, seconds]) => ({ name, seconds }))),
  }
}
