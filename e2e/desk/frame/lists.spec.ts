import { expect, type Page, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { type AdminLogin, adminAt, callAt, enterAs } from '../../stage/people/agency'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'
import { refuse } from '../../stage/states/state'

type List = {
  path: string
  /** What finds something. */
  q: string
  /** A ready-made view. */
  view?: string
  /** Rows can be ticked. */
  ticks?: boolean
  /** What O and E do with a row: its page, or more of it in place. */
  opens: 'page' | 'place'
}

const lists: List[] = [
  { path: 'accounts', q: 'grace', view: 'Employers', ticks: true, opens: 'page' },
  { path: 'organisations', q: 'kettle', opens: 'page' },
  { path: 'organisations/1', q: 'nutmeg', view: 'Not yet in', ticks: true, opens: 'page' },
  { path: 'messages', q: 'siti', view: 'All', ticks: true, opens: 'page' },
  { path: 'videos', q: 'rice', view: 'Public', ticks: true, opens: 'page' },
  { path: 'subscriptions', q: 'grace', view: 'Active', opens: 'place' },
  { path: 'vouchers', q: 'FIVEOFF', view: 'All', opens: 'place' },
  { path: 'redemptions', q: 'thida', view: 'Posted', ticks: true, opens: 'place' },
  { path: 'audit', q: 'ada', opens: 'place' },
]

/** A server of its own: what is done with several rows is done here. */
let server: BuiltServer
let provider: AdminLogin
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
  const { origin } = server
  provider = await adminAt(origin, 'admin.demo@kasama.example', 'orchid-2025')
  const { token } = provider
  const org = { name: 'Copper Kettle', short_url: 'copper-kettle' }
  const { id } = (await callAt<{ id: number }>(origin, 'POST /admin/organisations', { body: org, token })).data
  lists[2] = { ...(lists[2] as List), path: `organisations/${id}` }
  const rows = [1, 2].map((line) => ({
    line,
    employer_email: `nutmeg${line}@home.example`,
    employer_name: `Adam Nutmeg ${line}`,
    user_id: `nutmeghelper${line}`,
    worker_name: '',
    language: 'eng',
  }))
  const body = { until: '2030-12-31', mail: false, rows }
  await callAt(origin, `POST /admin/organisations/${id}/households`, { body, token })
  for (const subject of ['No sound', 'No picture']) {
    const message = { name: 'Siti Melati', email: 'siti@melati.example', subject, message: 'Please help.' }
    await callAt(origin, 'POST /contact', { body: message })
  }
})
test.afterAll(() => server.stop())

async function open(browser: Parameters<typeof person>[0]) {
  const { page, close } = await person(browser, 'desktop', {
    baseURL: server.origin,
    viewport: { width: 1280, height: 800 },
  })
  await enterAs(page, provider)
  return { page, close }
}
const rowsOf = (page: Page) => page.locator('[data-rows] [data-row]')
const opened = (page: Page) => rowsOf(page).first().getByRole('button', { expanded: true })

test('every list is found again by its address: search, view and order, after a reload and with the arrows of the browser', async ({
  browser,
}) => {
  const { page, close } = await open(browser)
  for (const { path, q, view } of lists) {
    await page.goto(`/admin/${path}`)
    await expect(rowsOf(page).first(), path).toBeVisible()
    const search = page.getByRole('search').getByRole('textbox')
    await search.fill(q)
    await expect(page, path).toHaveURL(new RegExp(`[?&]q=${q}`))
    if (view) {
      const chip = page.getByRole('button', { name: new RegExp(`^${view}( ?[\\d,+]+)?$`) })
      await chip.click()
      await expect(chip, path).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(chip, path).toHaveAttribute('aria-pressed', 'true')
      await expect(search, path).toHaveValue(q)
      await page.goBack()
      await expect(chip, path).toHaveAttribute('aria-pressed', 'false')
    }
    await page.reload()
    await expect(search, path).toHaveValue(q)
    await expect(rowsOf(page).first(), path).toBeVisible()
    await search.fill('zzzz-nobody')
    await expect(rowsOf(page), path).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(rowsOf(page).first(), path).toBeVisible()
  }
  await close()
})

test('every list is worked with J, K, X, O and E', async ({ browser }) => {
  const { page, close } = await open(browser)
  for (const { path, ticks = false, opens } of lists) {
    await page.goto(`/admin/${path}`)
    const first = rowsOf(page).first()
    await expect(first, path).toBeVisible()
    const count = await rowsOf(page).count()
    // A list answers keys once it has come to rest.
    await expect(async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.keyboard.press('j')
      await expect(first, path).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('j')
    await expect(rowsOf(page).nth(Math.min(1, count - 1)), path).toBeFocused()
    await page.keyboard.press('k')
    await expect(first, path).toBeFocused()
    if (ticks) {
      const bar = page.getByRole('region', { name: 'Chosen rows' })
      await page.keyboard.press('x')
      await expect(bar, path).toContainText('1')
      await page.keyboard.press('x')
      await expect(bar, path).toHaveCount(0)
    }
    for (const key of ['o', 'e']) {
      await first.focus()
      await page.keyboard.press(key)
      if (opens === 'place') {
        await expect(opened(page), `${path}, ${key}`).toBeVisible()
        await page.keyboard.press(key)
        await expect(opened(page), `${path}, ${key}`).toHaveCount(0)
      } else {
        await expect(page, `${path}, ${key}`).toHaveURL(/\/admin\/\w+\/\d+$/)
        if (path.includes('/')) await expect(page, `${path}, ${key}`).toHaveURL(/\/accounts\//)
        await page.goBack()
        await expect(first, path).toBeVisible()
      }
    }
  }
  await close()
})

test('a session that has ended never looks like an empty list', async ({ browser }) => {
  const { page, close } = await open(browser)
  await page.route('**/api/admin/**', refuse(401, 'session_ended'))
  for (const { path } of lists) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { name: 'Your session ended' }), path).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2, includeHidden: true }), path).toHaveCount(0)
  }
  await close()
})

test('what was done with several rows can be taken back for ten seconds', async ({ browser }) => {
  const { page, close } = await open(browser)
  const tick = async (path: string, count: number) => {
    await page.goto(`/admin/${path}`)
    await expect(rowsOf(page).nth(count - 1)).toBeVisible()
    for (let n = 0; n < count; n++) await rowsOf(page).nth(n).getByRole('checkbox').check()
  }
  const bar = page.getByRole('region', { name: 'Chosen rows' })
  const undo = page.getByRole('button', { name: 'Undo' })

  await tick('messages', 2)
  await bar.getByRole('button', { name: 'Spam' }).click()
  await expect(rowsOf(page)).toHaveCount(0)
  await undo.click()
  await expect(rowsOf(page)).toHaveCount(2)

  await tick('accounts?role=W', 2)
  await bar.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText('2 accounts are blocked.')).toBeVisible()
  await expect(rowsOf(page).getByText('Blocked')).toHaveCount(2)
  await undo.click()
  await expect(rowsOf(page).getByText('Blocked')).toHaveCount(0)

  await tick('videos?public=no', 2)
  const before = await rowsOf(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))
  await bar.getByRole('button', { name: 'Who', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText('2 lessons are open to guests.')).toBeVisible()
  await undo.click()
  await expect
    .poll(() => rowsOf(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row'))))
    .toEqual(before)

  // Rows that a list no longer shows are no longer ticked.
  await tick('accounts?role=W', 2)
  await page.getByRole('button', { name: /^Employers/ }).click()
  await expect(bar).toHaveCount(0)
  await close()
})
