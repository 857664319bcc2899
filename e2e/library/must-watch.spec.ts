import { expect, test } from '@playwright/test'
import { call, idOf } from '../stage/lessons/at-lesson'
import { changeReply } from '../stage/lessons/changed-answers'
import { lesson } from '../stage/lessons/lesson'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const slugs = ['safety-windows', 'cooking-rice', 'safety-burns'] as const
const [windows = '', rice = '', burns = ''] = slugs.map((name) => lesson(name, 'eng').title)

test('an employer orders her must-watch list; her worker sees that order, begun lessons first', async ({ browser }) => {
  const home = await household('ordering', { language: 'mya' })
  const employer = await person(browser, 'desktop')
  await logInEmployer(employer.page, home)
  const ids: number[] = []
  for (const name of slugs) ids.push(await idOf(employer.page, lesson(name, 'eng').title))
  await employer.page.evaluate(async (videos) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('web_token')}` }
    for (const id of videos) await fetch(`/api/video_subscription/subscribed_clip/${id}`, { method: 'POST', headers })
  }, ids)
  await employer.page.getByRole('link', { name: "Your worker's list" }).click()
  const order = employer.page.locator('article[data-lesson] h3')
  await expect(order).toHaveText([windows, rice, burns])

  await employer.page.locator(`[data-lesson="${ids[0]}"]`).dragTo(employer.page.locator(`[data-lesson="${ids[2]}"]`))
  await expect(order).toHaveText([rice, burns, windows])

  await employer.page.getByRole('button', { name: `Remove: ${burns}` }).click()
  await expect(order).toHaveText([rice, windows])
  const orderReply = employer.page.waitForResponse('**/api/video_subscription/order')
  await employer.page.getByRole('button', { name: 'Undo' }).click()
  await orderReply
  await expect(order).toHaveText([rice, burns, windows])
  await employer.page.reload()
  await expect(order).toHaveText([rice, burns, windows])
  await employer.page.setViewportSize({ width: 390, height: 844 })
  await employer.close()

  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  const orderedTitles = (['cooking-rice', 'safety-burns', 'safety-windows'] as const).map(
    (name) => lesson(name, 'mya').title,
  )
  const rows = page.getByRole('tabpanel').getByRole('article')
  await expect(rows.getByRole('heading')).toHaveText(orderedTitles)
  const list = await call<{ items: object[] }>(page, '/video_subscription/subscribed')
  await changeReply(page, '**/api/feeds/begun*', () => ({ ...list, items: [{ ...list.items[0], progress: 0.4 }] }))
  await page.reload()
  const next = page.getByRole('region', { name: 'ဆက်ကြည့်မယ်' })
  await expect(next.getByRole('heading')).toHaveText(orderedTitles[0] ?? '')
  await next.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: orderedTitles[0] ?? '' })).toBeVisible()
  await close()
})
