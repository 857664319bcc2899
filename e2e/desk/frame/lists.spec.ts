import { expect, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { type AdminLogin, adminAt, callAt, enterAs } from '../../stage/people/agency'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

type List = {
  path: string
  /** A search that finds something. */
  q: string
  /** The effect of O and E on a row: they open its page, or more of it in place. */
  opens: 'page' | 'place'
}

const lists: List[] = [
  { path: 'accounts', q: 'grace', opens: 'page' },
  { path: 'organisations', q: 'kettle', opens: 'page' },
  { path: 'organisations/1', q: 'nutmeg', opens: 'page' },
  { path: 'messages', q: 'siti', opens: 'page' },
  { path: 'videos', q: 'rice', opens: 'page' },
  { path: 'subscriptions', q: 'grace', opens: 'place' },
  { path: 'vouchers', q: 'FIVEOFF', opens: 'place' },
  { path: 'redemptions', q: 'thida', opens: 'place' },
  { path: 'audit', q: 'ada', opens: 'place' },
]

/** A server of its own, since the demo has one admin, and an account one session. */
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

test("every list is restored by its URL and the browser's history, and opened with J and O", async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', {
    baseURL: server.origin,
    viewport: { width: 1280, height: 800 },
  })
  await enterAs(page, provider)
  for (const { path, q, opens } of lists) {
    await page.goto(`/admin/${path}`)
    const rows = page.locator('[data-rows] [data-row]')
    const search = page.getByRole('search').getByRole('textbox')
    await expect(rows.first(), path).toBeVisible()
    await search.fill(q)
    await expect(page, path).toHaveURL(new RegExp(`[?&]q=${q}`))
    await page.reload()
    await expect(search, path).toHaveValue(q)
    await expect(rows.first(), path).toBeVisible()
    await page.keyboard.press('j')
    await expect(rows.first(), path).toBeFocused()
    await page.keyboard.press('o')
    if (opens === 'place') {
      await expect(rows.first().getByRole('button', { expanded: true }), path).toBeVisible()
    } else {
      await expect(page, path).toHaveURL(path.includes('/') ? /\/admin\/accounts\/\d+$/ : /\/admin\/\w+\/\d+$/)
      await page.goBack()
      await expect(search, path).toHaveValue(q)
    }
    await search.fill('zzzz-nobody')
    await expect(rows, path).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(rows.first(), path).toBeVisible()
  }
  await close()
})
