import { expect, test } from '@playwright/test'
import { withVoice } from '../stage/browser/voice'
import { newWorker } from '../stage/lessons/at-lesson'
import { complete } from '../stage/lessons/completed'
import { choose } from '../stage/pages/journey'

test('a new skill is praised once; the worker sets a goal, and switches praise off', async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'phone', 'mya')
  const id = await complete(page, 'chores-laundry')
  await withVoice(page, 'my-MM')
  await page.goto('/library')
  const dialog = page.getByRole('dialog')
  const response = page.waitForResponse('**/api/praise/seen')
  await expect(dialog.getByRole('heading', { name: 'တော်လိုက်တာ' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'အဝတ် လျှော်နည်း' })).toBeVisible()
  await response
  const nextReply = page.waitForResponse('**/api/praise?*')
  await dialog.getByRole('link', { name: 'ကျွမ်းကျင်မှု အားလုံး ကြည့်မယ်' }).click()
  await expect(page).toHaveURL(/\/worker-progress$/)
  expect((await (await nextReply).json()).data).toEqual([])

  const goal = page.getByRole('region', { name: 'အပတ်စဉ် ပန်းတိုင်' })
  await expect(goal.getByText('ဒီအပတ် သင်ခန်းစာ 1 ခု ပြီးထားပါတယ်။')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const [listenBox, titleBox] = await Promise.all(
    [goal.getByRole('button', { name: 'နားထောင်မယ်' }), goal.getByRole('heading')].map((locator) =>
      locator.boundingBox(),
    ),
  )
  expect((titleBox?.x ?? 0) - (listenBox?.x ?? 0) - (listenBox?.width ?? 0)).toBe(12)
  await goal.getByRole('button', { name: 'ပန်းတိုင် ရွေးမယ်' }).click()
  await choose(page, /သင်ခန်းစာ 3 ခု/)
  await page.getByRole('button', { name: 'သိမ်းမယ်' }).click()
  await expect(goal.getByText('ဒီအပတ် 3 ခုမှာ 1 ခု ပြီးထားပါတယ်။')).toBeVisible()
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
