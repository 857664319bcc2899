import { expect, type Locator, type Page, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { signInAdmin } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own: what orders the library is the same for all journeys. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const grip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name},`) })
const place = (page: Page, name: string, number: number) =>
  expect(grip(page, name)).toHaveAccessibleName(new RegExp(`^Move ${name}, ${number} of`))

async function middle(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** From one row's grip past the middle of another row, in steps, as a hand does. */
async function dragByMouse(page: Page, what: Locator, past: Locator, by: number) {
  const [from, to] = [await middle(what), await middle(past)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, to.y + by, { steps: 12 })
  await page.mouse.up()
}

/** The same with a finger: the browser makes of it what it would make of a real one. */
async function dragByFinger(page: Page, what: Locator, past: Locator, by: number) {
  const [from, to] = [await middle(what), await middle(past)]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  const steps = 12
  for (let step = 1; step <= steps; step++) await touch('touchMove', from.y + ((to.y + by - from.y) * step) / steps)
  await touch('touchEnd')
}

test('topics are dragged with a mouse, and lie where they were dropped after a reload', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await signInAdmin(page)
  await page.goto('/admin/topics')
  await place(page, 'Chores', 1)
  const saved = page.waitForResponse(/\/topics\/\d+\/move$/)
  await dragByMouse(page, grip(page, 'Chores'), grip(page, 'Infant Care'), 12)
  await place(page, 'Chores', 3)
  await saved
  await page.reload()
  await place(page, 'Cooking', 1)
  await place(page, 'Chores', 3)
  // Let go with Esc, it is as it was.
  await page.mouse.move(...(Object.values(await middle(grip(page, 'Cooking'))) as [number, number]))
  await page.mouse.down()
  const { x, y } = await middle(grip(page, 'Chores'))
  await page.mouse.move(x, y + 12, { steps: 8 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await place(page, 'Cooking', 1)
  await close()
})

test('topics and the lessons of a section are dragged with a finger, and the page stays where it is', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'phone', { baseURL: server.origin })
  await signInAdmin(page)
  await page.goto('/admin/topics')
  await expect(page.locator('[data-grip]').nth(1)).toBeVisible()
  const [first, second] = await page
    .locator('[data-grip]')
    .evaluateAll((grips) =>
      grips.slice(0, 2).map((one) => (one.getAttribute('aria-label') ?? '').replace(/^Move (.*), \d+ of.*$/, '$1')),
    )
  const saved = page.waitForResponse(/\/topics\/\d+\/move$/)
  await dragByFinger(page, grip(page, first ?? ''), grip(page, second ?? ''), 90)
  await place(page, first ?? '', 2)
  await saved
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.reload()
  await place(page, second ?? '', 1)

  await page.goto('/admin/layout')
  await page.getByRole('button', { name: 'Edit Start here' }).click()
  const lessons = page.getByRole('list', { name: 'Lessons in this section' }).locator('[data-grip]')
  const [one, next] = [lessons.nth(0), lessons.nth(1)]
  const name = ((await one.getAttribute('aria-label')) ?? '').replace(/^Move (.*), 1 of.*$/, '$1')
  await one.scrollIntoViewIfNeeded()
  await dragByFinger(page, one, next, 30)
  await place(page, name, 2)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. It holds from now on.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Edit Start here' }).click()
  await place(page, name, 2)
  await close()
})
