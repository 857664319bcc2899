import { expect, test } from '@playwright/test'
import { call, idOf, newWorker } from '../stage/lessons/at-lesson'
import { complete } from '../stage/lessons/completed'
import { lesson } from '../stage/lessons/lesson'
import { choose, look, person } from '../stage/pages/journey'
import { withVoice } from '../stage/pages/voice'
import { household, logInEmployer, signInWorker } from '../stage/people/household'
import { set } from '../stage/states/state'

test('a new skill is praised once; she sets herself a goal, and switches praise off', async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'phone', 'mya')
  const id = await complete(page, 'chores-laundry')
  await withVoice(page, 'my-MM')
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
  await expect(goal.getByText('ဒီအပတ် သင်ခန်းစာ 1 ခု ပြီးထားပါတယ်။')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const [heard, title] = await Promise.all(
    [goal.getByRole('button', { name: 'နားထောင်မယ်' }), goal.getByRole('heading')].map((one) => one.boundingBox()),
  )
  expect((title?.x ?? 0) - (heard?.x ?? 0) - (heard?.width ?? 0)).toBe(12)
  await goal.getByRole('button', { name: 'ပန်းတိုင် ရွေးမယ်' }).click()
  await choose(page, /သင်ခန်းစာ 3 ခု/)
  await look(page, 'goal-choice-my-phone')
  await page.getByRole('button', { name: 'သိမ်းမယ်' }).click()
  await expect(goal.getByText('ဒီအပတ် 3 ခုမှာ 1 ခု ပြီးထားပါတယ်။')).toBeVisible()
  await look(page, 'goal-my-phone')
  await goal.getByRole('button', { name: 'ပြောင်းမယ်' }).click()
  await page.getByRole('switch').click()
  await choose(page, /သင်ခန်းစာ 1 ခု/)
  await page.getByRole('button', { name: 'သိမ်းမယ်' }).click()
  await expect(goal.getByText('ဒီအပတ် သင်ခန်းစာ 1 ခု ပြီးထားပါတယ်။')).toBeVisible()
  const reached = goal.getByText('ဒီအပတ် ပန်းတိုင် ရောက်ပါပြီ။')
  await expect(reached).toHaveCount(0)
  await page.goto(`/video/${id}`)
  await expect(page.getByRole('heading', { name: 'မှန်ပါတယ်။ မေးခွန်းအားလုံး ဖြေပြီးပါပြီ။' })).toBeVisible()
  await expect(page.locator('[data-praise] img')).toHaveCount(0)
  await look(page, 'quiz-completed-quietly-my-phone')

  await page.goto('/worker-progress')
  await goal.getByRole('button', { name: 'ပြောင်းမယ်' }).click()
  await page.getByRole('switch').click()
  await page.getByRole('button', { name: 'သိမ်းမယ်' }).click()
  await expect(reached).toBeVisible()
  await page.goto(`/video/${id}`)
  await expect(page.locator('[data-praise] img')).toHaveCount(1)
  await page.goto('/worker-progress')
  await goal.getByRole('button', { name: 'ပြောင်းမယ်' }).click()
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
  await dialog.getByRole('button', { name: 'Susunod' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await close()
})

test('with praise switched off a lesson brings none, neither then nor once it is on again', async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'phone', 'mya')
  await page.goto('/worker-progress')
  const goal = page.getByRole('region', { name: 'အပတ်စဉ် ပန်းတိုင်' })
  const turnPraise = async () => {
    await goal.getByRole('button', { name: 'ပန်းတိုင် ရွေးမယ်' }).click()
    await page.getByRole('switch').click()
    const kept = page.waitForResponse(
      (reply) => reply.url().endsWith('/api/goal') && reply.request().method() === 'POST',
    )
    await page.getByRole('button', { name: 'သိမ်းမယ်' }).click()
    await kept
  }
  const dialog = page.getByRole('dialog')
  const comesQuietly = async () => {
    const praise = page.waitForResponse('**/api/praise?*')
    await page.goto('/library')
    expect((await (await praise).json()).data).toEqual([])
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  }
  await turnPraise()
  const id = await complete(page, 'chores-laundry')
  await comesQuietly()
  await page.goto(`/video/${id}`)
  await expect(page.getByRole('heading', { name: 'မှန်ပါတယ်။ မေးခွန်းအားလုံး ဖြေပြီးပါပြီ။' })).toBeVisible()
  await expect(page.locator('[data-praise] img')).toHaveCount(0)
  await page.goto('/worker-progress')
  await turnPraise()
  await comesQuietly()
  await close()
})

test('a lesson without questions is praised as well, beside her goal; quietly where she wants no praise', async ({
  browser,
}) => {
  const { page, close } = await newWorker(browser, 'phone', 'mya')
  await call(page, '/goal', { lessons: 3 })
  const id = await complete(page, 'chores-laundry')
  await page.route(`**/api/videos/${id}`, set({ question_ids: [] }))
  await page.goto(`/video/${id}`)
  const done = page.getByRole('region', { name: 'ကြည့်ပြီး' })
  const praise = done.getByRole('heading', { name: 'တော်လိုက်တာ' })
  const goal = done.getByText('ဒီအပတ် 3 ခုမှာ 1 ခု ပြီးထားပါတယ်။')
  await expect(praise).toBeVisible()
  await expect(done.locator('[data-praise] img')).toBeVisible()
  await expect(goal).toBeVisible()
  await done.scrollIntoViewIfNeeded()
  await look(page, 'lesson-done-without-questions-my-phone')
  await call(page, '/goal', { praise: false })
  await page.reload()
  await expect(goal).toBeVisible()
  await expect(praise).toHaveCount(0)
  await expect(done.locator('[data-praise] img')).toHaveCount(0)
  await close()
})
