import { expect, test } from '@playwright/test'
import { call, idOf, newWorker } from '../stage/at-lesson'
import { complete } from '../stage/completed'
import { household, logInEmployer, signInWorker } from '../stage/household'
import { choose, look, person } from '../stage/journey'
import { lesson } from '../stage/lesson'

test('a new skill is praised once; she sets herself a goal, and switches praise off', async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'phone', 'mya')
  await complete(page, 'chores-laundry')
  await page.goto('/library')
  const dialog = page.getByRole('dialog')
  const seen = page.waitForResponse('**/api/praise/seen')
  await expect(dialog.getByRole('heading', { name: 'တော်လိုက်တာ' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'အဝတ် လျှော်နည်း' })).toBeVisible()
  await seen
  await look(page, 'praise-skill-my-phone')
  const askedAnew = page.waitForResponse('**/api/praise?*')
  await dialog.getByRole('link', { name: 'ကျွမ်းကျင်မှု အားလုံး ကြည့်မယ်' }).click()
  await expect(page).toHaveURL(/\/worker-progress$/)
  expect((await (await askedAnew).json()).data).toEqual([])

  const goal = page.getByRole('region', { name: 'အပတ်စဉ် ပန်းတိုင်' })
  await expect(goal.getByText('ဒီအပတ် သင်ခန်းစာ 1 ခု ပြီးပါပြီ။')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await goal.getByRole('button', { name: 'ပန်းတိုင် ရွေးမယ်' }).click()
  await choose(page, /သင်ခန်းစာ 3 ခု/)
  await look(page, 'goal-choice-my-phone')
  await page.getByRole('button', { name: 'သိမ်းမယ်' }).click()
  await expect(goal.getByText('ဒီအပတ် 3 ခုမှာ 1 ခု ပြီးပါပြီ။')).toBeVisible()
  await look(page, 'goal-my-phone')
  await goal.getByRole('button', { name: 'ပြောင်းမယ်' }).click()
  await page.getByRole('switch').click()
  await choose(page, 'ပန်းတိုင် မထားဘူး')
  await page.getByRole('button', { name: 'သိမ်းမယ်' }).click()
  await expect(goal.getByRole('button', { name: 'ပန်းတိုင် ရွေးမယ်' })).toBeVisible()
  await close()
})

test('the last lesson of her list is praised once', async ({ browser }) => {
  const home = await household('listpraise', { language: 'phi', topics: '' })
  const boss = await person(browser, 'desktop')
  await logInEmployer(boss.page, home)
  const id = await idOf(boss.page, lesson('cooking-rice', 'eng').title)
  await call(boss.page, `/video_subscription/subscribed_clip/${id}`, {})
  await boss.close()
  const { page, close } = await person(browser, 'phone')
  await signInWorker(page, home.worker)
  await complete(page, 'cooking-rice')
  const seen = page.waitForResponse('**/api/praise/seen')
  await page.goto('/library')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Tapos mo na ang lahat ng lesson sa listahan mo.')).toBeVisible()
  await seen
  await look(page, 'praise-list-phi-phone')
  await dialog.getByRole('button', { name: 'Magpatuloy' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await close()
})
