import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import startDemo from '../e2e/stage/servers/demo-server'
import playwright from '../playwright.config'
import { freePort } from '../scripts/throwaway-postgres'
import { type FirstVisit, untilCard, untilPlaying } from './first-visit'
import { untilFirstWord } from './first-word'
import { call, logIn } from './log-in'

/**
 * Lighthouse (mobile, simulated slow 4G, CPU x4) over the built app with the demo library, and first visits on a slow line
 * (first-visit.ts), beside the budgets; the median of three runs. Build first. `npm run bench:web -- library video` looks
 * at these screens alone, `-- first` at the first visits, `-- genie` at how soon a model's first word is seen. Figures
 * differ from machine to machine, so that nothing fails here.
 */
const runsOfEach = 3
type Screen = { name: string; path: string; isPublic: boolean }
type Row = [what: string, value: number, budget: number, side: 'at least' | 'at most']

const origin = () => process.env.KASAMA_ORIGIN ?? ''

async function screensOf(token: string): Promise<Screen[]> {
  type Feed = { items: { video_id: number; public_level: number }[] }
  const feed = await call<Feed>(origin(), '/feeds/employer_all?limit=100', token)
  const [first] = feed.items
  const open = feed.items.find(({ public_level }) => public_level > 0)
  return [
    { name: 'login', path: '/', isPublic: true },
    { name: 'signup', path: '/signup', isPublic: true },
    { name: 'library', path: '/library', isPublic: false },
    { name: 'video', path: `/video/${first?.video_id}`, isPublic: false },
    { name: 'public video', path: `/public/video/${open?.video_id}`, isPublic: true },
  ]
}

const percent = (category: { score: number | null } | undefined) => Math.round((category?.score ?? 0) * 100)

function report({ name, isPublic }: Screen, runs: Result[]): void {
  const median = (read: (run: Result) => number | undefined) =>
    runs.map((run) => read(run) ?? 0).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0
  const score = (id: string) => median(({ categories }) => percent(categories[id]))
  const value = (id: string) => median(({ audits }) => audits[id]?.numericValue)
  const rows: Row[] = [
    ['performance', score('performance'), 95, 'at least'],
    ['accessibility', score('accessibility'), 100, 'at least'],
    ['best practices', score('best-practices'), 100, 'at least'],
    ['LCP, s', value('largest-contentful-paint') / 1000, isPublic ? 2 : 2.8, 'at most'],
    ['TBT, ms', value('total-blocking-time'), 100, 'at most'],
    ['CLS', value('cumulative-layout-shift'), 0.02, 'at most'],
  ]
  if (isPublic) rows.push(['SEO', score('seo'), 100, 'at least'])
  print(name, rows)
  const failed = new Set(runs.flatMap(failedAudits))
  if (failed.size > 0) console.log(`${name.padEnd(14)}fails: ${[...failed].join(', ')}`)
}

function print(name: string, rows: Row[]) {
  for (const [what, value, budget, side] of rows) {
    const isKept = side === 'at least' ? value >= budget : value <= budget
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(2)
    console.log(
      `${name.padEnd(14)}${what.padEnd(16)}${shown.padStart(8)}  ${side} ${budget}  ${isKept ? 'ok' : 'OVER'}`,
    )
  }
}

const printVisit = (name: string, { seconds, layoutShift }: FirstVisit, budget: number) =>
  print(name, [
    ['slow line, s', seconds, budget, 'at most'],
    ['CLS', layoutShift, 0.02, 'at most'],
  ])

function failedAudits({ audits, categories }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const isFailed = (id: string) => audits[id]?.score === 0 && audits[id].scoreDisplayMode === 'binary'
  return weighed.map(({ id }) => id).filter(isFailed)
}

async function look(address: string, port: number): Promise<Result[]> {
  const runs: Result[] = []
  for (let count = 0; count < runsOfEach; count++) {
    const run = await lighthouse(address, { port, logLevel: 'error' })
    if (run?.lhr.runtimeError) console.log(`${address}: ${run.lhr.runtimeError.message}`)
    else if (run) runs.push(run.lhr)
  }
  return runs
}

const wanted = process.argv.slice(2)
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word))
const stopDemo = await startDemo()
const profile = mkdtempSync(join(tmpdir(), 'kasama-lighthouse-'))
const port = await freePort()
const { executablePath = '', args = [] } = playwright.use?.launchOptions ?? {}
// Lighthouse opens its tab in the browser's own context, so that it finds the login in its storage.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
})
try {
  const session = await logIn(origin())
  const page = await browser.newPage()
  await page.goto(`${origin()}/favicon.svg`)
  const screens = await screensOf(session.web_token ?? '')
  for (const screen of screens.filter(isWanted)) {
    const values = screen.isPublic ? {} : session
    await page.evaluate((entries) => {
      localStorage.clear()
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, Object.entries(values))
    report(screen, await look(`${origin()}${screen.path}`, port))
  }
  if (isWanted({ name: 'first visits' })) {
    const shared = screens.find(({ name }) => name === 'public video')?.path ?? ''
    for (const slower of [1, 4]) {
      const visits = { runs: runsOfEach, slower }
      console.log(`First visits, processor ${slower === 1 ? 'as it is' : `${slower} times slower`}:`)
      printVisit('first card', await untilCard(origin(), session, visits), 5)
      printVisit('lesson plays', await untilPlaying(`${origin()}${shared}`, visits), 6)
    }
  }
  if (isWanted({ name: 'genie' })) print('genie', [['first word, ms', await untilFirstWord(9), 300, 'at most']])
} finally {
  await browser.close()
  await stopDemo()
  rmSync(profile, { recursive: true, force: true })
}
