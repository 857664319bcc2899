import { test as base, expect, type Page } from '@playwright/test'
import { call } from '../stage/lessons/at-lesson'
import { coveredControls } from '../stage/pages/covered'
import { faultsIn, loadAxe, showTheme, type Theme } from '../stage/pages/faults'
import { isPictured, person } from '../stage/pages/journey'
import { startBuilt } from '../stage/servers/built-server'
import { seesHeading } from '../stage/states/state'
import type { Device, Facts, Screen, Walk } from './screen'
import { withFacts } from './screen'
import { walks } from './walks'

/** A server for each worker of the run, so that a walk's changes reach no journey. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ playwright: _ }, use) => {
      const server = await startBuilt({ DEMO: '1', LOG_LEVEL: 'error' })
      await use(server.origin)
      await server.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

const devices = ['phone', 'desktop'] as const
const themes: Theme[] = ['light', 'dark']

/** The parts of a walk: for `npm test`, the rest, and screens of which only `npm run screens` takes pictures. */
const parts = ['@main', '', '@pictures'] as const

function partOf({ isMain, isForTheEye, on, only }: Screen, walk: Walk, device: Device) {
  if (only && only !== device) return null
  if (isForTheEye) return '@pictures'
  if (on !== 'both' && (on ?? only ?? walk.device) !== device) return '@pictures'
  return isMain && (on !== 'both' || device === walk.device) ? '@main' : ''
}

async function open(page: Page, { path, answers = {}, arrive, sees = seesHeading }: Screen, facts: Facts) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const [call, answer] of Object.entries(answers)) await page.route(withFacts(call, facts), answer)
  await page.goto(withFacts(path, facts))
  await arrive?.(page, facts)
  await sees(page)
  // A redirect shows another screen; a press may lead to another URL.
  if (!arrive) expect(firstSegment(page.url())).toBe(firstSegment(`http://app${path}`))
}
/** The first segment of a URL's path: a secret after it may be removed. */
const firstSegment = (address: string) => new URL(address).pathname.split('/')[1]

/** Checks a screen in both themes; faults are collected, and the walk continues. */
async function checkScreen(page: Page, { name, part }: Screen, device: Device) {
  for (const theme of themes) {
    await showTheme(page, theme)
    const path = `test-results/screens/${name}-${device}-${theme}.png`
    if (isPictured()) await page.screenshot({ path, animations: 'disabled' })
    expect.soft(await faultsIn(page, theme, { part }), `${name} on a ${device}, ${theme}`).toEqual([])
  }
  // An endless list grows each time its end is reached.
  const coveredPoll = expect
    .configure({ soft: true })
    .poll(() => coveredControls(page), `${name} on a ${device}, covered`)
  await coveredPoll.toEqual([])
}

/** Logs the person out, since a worker who is still logged in cannot log in elsewhere. */
async function logOut(page: Page) {
  // Some documents may not make calls.
  await page.goto('/healthz')
  await call(page, '/auth/logout', {})
}

test.describe.configure({ mode: 'parallel' })

for (const walk of walks) {
  for (const device of devices) {
    for (const part of parts) {
      const screens = walk.screens.filter((screen) => partOf(screen, walk, device) === part)
      if (screens.length === 0) continue
      test(`${walk.who} on a ${device} ${part}`.trim(), async ({ browser, origin }) => {
        test.setTimeout(30_000 + screens.length * 30_000)
        const { page } = await person(browser, device, { baseURL: origin, reducedMotion: 'reduce' })
        await loadAxe(page.context())
        const name = `${walk.who}${device}${part}`.replace(/\W/g, '').toLowerCase()
        const facts = (await walk.enter?.(page, { origin, name })) ?? {}
        for (const screen of screens) {
          await test.step(screen.name, async () => {
            try {
              await open(page, screen, facts)
              await checkScreen(page, screen, device)
            } catch (error) {
              expect.soft(String(error), `${screen.name} on a ${device} is not reached`).toBe('')
            }
          })
        }
        if (walk.enter) await logOut(page)
        await page.context().close()
      })
    }
  }
}
