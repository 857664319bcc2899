import { expect, test } from '@playwright/test'
import { call, idOf } from '../stage/lessons/at-lesson'
import { change } from '../stage/lessons/changed-answers'
import { lesson } from '../stage/lessons/lesson'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const wanted = ['safety-windows', 'cooking-rice', 'safety-burns'] as const
const [windows = '', rice = '', burns = ''] = wanted.map((name) => lesson(name, 'eng').title)

test('an employer orders her must-watch list; her worker sees that order, begun lessons first', async ({
  browser,
}) => {
  const home = await household('ordering', { language: 'mya' })
  const boss = await person(browser, 'desktop')
  await logInEmployer(boss.page, home)
  const ids: number[] = []
  for (const name of wanted) ids.push(await idOf(boss.page, lesson(name, 'eng').title))
  await boss.page.evaluate(async (videos) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('web_token')}` }
    for (const id of videos) await fetch(`/api/video_subscription/subscribed_clip/${id}`, { method: 'POST', headers })
  }, ids)
  await boss.page.getByRole('link', { name: "Your worker's list" }).click()
  const order = boss.page.locator('article[data-lesson] h3')
  await expect(order).toHaveText([windows, rice, burns])

  await boss.page.locator(`[data-lesson="${ids[0]}"]`).dragTo(boss.page.locator(`[data-lesson="${ids[2]}"]`))
  await expect(order).toHaveText([rice, burns, windows])

  await boss.page.getByRole('button', { name: `Remove: ${burns}` }).click()
  await expect(order).toHaveText([rice, windows])
  const saved = boss.page.waitForResponse('**/api/video_subscription/order')
  await boss.page.getByRole('button', { name: 'Undo' }).click()
  await saved
  await expect(order).toHaveText([rice, burns, windows])
  await boss.page.reload()
  await expect(order).toHaveText([rice, burns, windows])
  await boss.page.setViewportSize({ width: 390, height: 844 })
  await boss.close()

  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  const mine = (['cooking-rice', 'safety-burns', 'safety-windows'] as const).map((name) => lesson(name, 'mya').title)
  const rows = page.getByRole('tabpanel').getByRole('article')
  await expect(rows.getByRole('heading')).toHaveText(mine)
  const list = await call<{ items: object[] }>(page, '/video_subscription/subscribed')
  await change(page, '**/api/feeds/begun*', () => ({ ...list, items: [{ ...list.items[0], progress: 0.4 }] }))
  await page.reload()
  const next = page.getByRole('region', { name: 'ဆက်ကြည့်မယ်' })
  await expect(next.getByRole('heading')).toHaveText(mine[0] ?? '')
  await next.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: mine[0] ?? '' })).toBeVisible()
  await close()
})
