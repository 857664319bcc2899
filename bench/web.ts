import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { startBuilt } from '../e2e/stage/servers/built-server'
import startDemo from '../e2e/stage/servers/demo-server'
import playwright from '../playwright.config'
import { freePort } from '../scripts/throwaway-postgres'
import { type FirstVisit, untilCard, untilPlaying } from './visits/first-visit'
import { untilFirstWord } from './visits/first-word'
import { call, logIn } from './visits/log-in'
import { type SecondVisit, visitAgain } from './visits/second-visit'

/**
 * Lighthouse (mobile, simulated slow 4G, CPU x4) over the built app with the demo library, and first and second visits
 * on a slow line (first-visit.ts, second-visit.ts), beside the budgets: the median of five runs, and the worst. Build
 * first. `npm run bench:web -- library video` measures these screens alone, `-- first` and `-- second` the visits,
 * `-- genie` the time until a model's first word is shown. Figures differ between machines, so nothing fails here.
 */
const runsOfEach = 5
type Screen = { name: string; address: string; isPublic: boolean; blockingMs: number }
type Row = [what: string, values: number[], budget: number, side: 'at least' | 'at most']

const origin = () => process.env.KASAMA_ORIGIN ?? ''

/** `plain` is the origin of a server without the demo library. */
async function screensOf(token: string, plain: string): Promise<Screen[]> {
  type Feed = { items: { video_id: number; public_level: number }[] }
  const feed = await call<Feed>(origin(), '/feeds/employer_all?limit=100', token)
  const [first] = feed.items
  const open = feed.items.find(({ public_level }) => public_level > 0)
  const guest = { isPublic: true, blockingMs: 150 }
  return [
    { ...guest, name: 'login', address: `${origin()}/` },
    { ...guest, name: 'login, no demo', address: `${plain}/` },
    { ...guest, name: 'signup', address: `${origin()}/signup` },
    { ...guest, name: 'public video', address: `${origin()}/public/video/${open?.video_id}` },
    { name: 'library', address: `${origin()}/library`, isPublic: false, blockingMs: 150 },
    { name: 'video', address: `${origin()}/video/${first?.video_id}`, isPublic: false, blockingMs: 300 },
  ]
}

const percent = (category: { score: number | null } | undefined) => Math.round((category?.score ?? 0) * 100)

function report({ name, isPublic, blockingMs }: Screen, runs: Result[]): void {
  const score = (id: string) => runs.map(({ categories }) => percent(categories[id]))
  const values = (id: string, unit = 1) => runs.map(({ audits }) => (audits[id]?.numericValue ?? 0) / unit)
  const rows: Row[] = [
    ['performance', score('performance'), 95, 'at least'],
    ['accessibility', score('accessibility'), 100, 'at least'],
    ['best practices', score('best-practices'), 100, 'at least'],
    ['LCP, s', values('largest-contentful-paint', 1000), isPublic ? 2 : 2.5, 'at most'],
    ['TBT, ms', values('total-blocking-time'), blockingMs, 'at most'],
    ['CLS', values('cumulative-layout-shift'), 0.02, 'at most'],
  ]
  if (isPublic) rows.push(['SEO', score('seo'), 100, 'at least'])
  print(name, rows)
  const failed = new Set(runs.flatMap(failedAudits))
  if (failed.size > 0) console.log(`${name.padEnd(15)}fails: ${[...failed].join(', ')}`)
}

/** Prints the median beside its budget, and the worst value. */
function print(name: string, rows: Row[]) {
  const formatValue = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2)).padStart(8)
  for (const [label, values, budget, side] of rows) {
    const sorted = values.sort((a, b) => (side === 'at least' ? b - a : a - b))
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
    const isKept = side === 'at least' ? median >= budget : median <= budget
    const worst = sorted.length > 1 ? `, worst${formatValue(sorted.at(-1) ?? Number.NaN)}` : ''
    console.log(
      `${name.padEnd(15)}${label.padEnd(16)}${formatValue(median)}  ${side} ${budget}${worst}  ${isKept ? 'ok' : 'MISSED'}`,
    )
  }
}

const printVisits = (name: string, visits: FirstVisit[], budget: number) =>
  print(name, [
    ['slow line, s', visits.map(({ seconds }) => seconds), budget, 'at most'],
    ['CLS', visits.map(({ layoutShift }) => layoutShift), 0.02, 'at most'],
  ])

function failedAudits({ audits, categories }: Result): string[] {
  const weightedIds = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const isFailed = (id: string) => audits[id]?.score === 0 && audits[id].scoreDisplayMode === 'binary'
  return weightedIds.map(({ id }) => id).filter(isFailed)
}

async function measure(address: string, port: number): Promise<Result[]> {
  const runs: Result[] = []
  for (let count = 0; count < runsOfEach; count++) {
    const run = await lighthouse(address, { port, logLevel: 'error' })
    if (run?.lhr.runtimeError) console.log(`${address}: ${run.lhr.runtimeError.message}`)
    else if (run) runs.push(run.lhr)
  }
  return runs
}

const selection = process.argv.slice(2)
const isSelected = ({ name }: { name: string }) =>
  selection.length === 0 || selection.some((prefix) => name.startsWith(prefix))
const stopDemo = await startDemo()
const plain = await startBuilt({ DEMO: '0' })
const profile = mkdtempSync(join(tmpdir(), 'kasama-lighthouse-'))
const port = await freePort()
const { executablePath = '', args = [] } = playwright.use?.launchOptions ?? {}
// Lighthouse opens its tab in the browser's own context, so that the login is in its storage.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
})
try {
  const session = await logIn(origin())
  const page = await browser.newPage()
  const screens = await screensOf(session.web_token ?? '', plain.origin)
  for (const screen of screens.filter(isSelected)) {
    await page.goto(new URL('/favicon.svg', screen.address).href)
    const values = screen.isPublic ? {} : session
    await page.evaluate((entries) => {
      localStorage.clear()
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, Object.entries(values))
    report(screen, await measure(screen.address, port))
  }
  if (isSelected({ name: 'first visits' })) {
    const shared = screens.find(({ name }) => name === 'public video')?.address ?? ''
    for (const cpuSlowdown of [1, 4]) {
      const visits = { runs: runsOfEach, cpuSlowdown }
      console.log(`First visits, processor ${cpuSlowdown === 1 ? 'as it is' : `${cpuSlowdown} times slower`}:`)
      printVisits('first card', await untilCard(origin(), session, visits), 5)
      printVisits('lesson plays', await untilPlaying(shared, visits), 6)
    }
  }
  if (isSelected({ name: 'second visits' })) {
    const visits: SecondVisit[] = []
    for (let run = 0; run < runsOfEach; run++) visits.push(await visitAgain(origin(), session))
    print('second visit', [
      ['slow line, s', visits.map(({ online }) => online), 1, 'at most'],
      ['no internet, s', visits.map(({ offline }) => offline), 1, 'at most'],
      ['unchanged, kB', visits.map(({ kilobytes }) => kilobytes), 2, 'at most'],
      ['first frame, s', visits.map(({ firstFrame }) => firstFrame), 0.5, 'at most'],
    ])
  }
  if (isSelected({ name: 'genie' })) print('genie', [['first word, ms', [await untilFirstWord(9)], 300, 'at most']])
} finally {
  await browser.close()
  await plain.stop()
  await stopDemo()
  rmSync(profile, { recursive: true, force: true })
}
