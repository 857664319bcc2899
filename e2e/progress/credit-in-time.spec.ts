import { type Browser, expect } from '@playwright/test'
import { spoken, withVoice } from '../stage/browser/voice'
import { complete } from '../stage/lessons/completed'
import { person } from '../stage/pages/journey'
import { adminAt, callAt } from '../stage/people/agency'
import { household, logInWorker, startAdminSession, startWorkerSession } from '../stage/people/household'
import { endMonth, untilDaytime } from '../stage/servers/ends'
import { mailIn } from '../stage/servers/outbox'
import { test } from '../stage/servers/with-clock'

/** Lessons for the later months, one each; none of them earns a skill. */
const laterLessons = ['infant-bath', 'money-budget', 'singapore-mrt', 'safety-windows', 'infant-milk']

type DemoServer = { browser: Browser; origin: string }
type OrderedVoucher = { username: string; address: string }

/** Posts the worker's ordered voucher at the desk: prints its label, and undoes a first marking as posted. */
async function postAtDesk({ browser, origin }: DemoServer, { username, address }: OrderedVoucher) {
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  await startAdminSession(page)
  await page.goto('/admin/redemptions?state=ordered')
  const row = page.getByRole('row', { name: username })
  await expect(row).toContainText(address)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Mark 1 as posted' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
  await page.goto('/admin/redemptions/post')
  await page.getByRole('button', { name: 'One more' }).click()
  const sheet = page.getByRole('region', { name: /^1 sheet, / })
  await expect(sheet.getByText('used', { exact: true })).toHaveCount(1)
  await expect(sheet.getByText('Thida Sample')).toBeVisible()
  await page.getByRole('button', { name: /^Mark \d+ as posted$/ }).click()
  await expect(page).toHaveURL(/\/admin\/redemptions$/)
  await expect(page.getByRole('row', { name: username })).toContainText('Posted')
  await close()
}

type Redemptions = { items: { id: number; username: string }[] }

/** Sets the state of the worker's voucher by a call of the desk. */
async function markVoucher(origin: string, username: string, state: 'posted' | 'returned') {
  const { token } = await adminAt(origin, 'admin.demo@kasama.example', 'orchid-2025')
  const list = await callAt<Redemptions>(origin, 'GET /admin/redemptions', { token })
  const id = list.data.items.find((item) => item.username === username)?.id
  const { status } = await callAt(origin, `POST /admin/redemptions/${id}/${state}`, { body: {}, token })
  expect(status).toBe(200)
}

test('a month at 90% earns a credit; six credits and a postal address order a voucher, which is posted', async ({
  browser,
  clocked,
}) => {
  const { origin } = clocked
  await untilDaytime(clocked)
  const home = await household('credit', { language: 'mya', topics: '', origin })
  const { page, close } = await person(browser, 'phone', { baseURL: origin, viewport: { width: 360, height: 640 } })
  const dialog = page.getByRole('dialog')
  await withVoice(page, 'my-MM')
  await startWorkerSession(page, home.worker)
  await complete(page, 'safety-fire', { now: clocked.now(), mistakes: 1 })
  // A worker cannot watch two lessons at a time.
  await clocked.pass(1 / 24)
  await complete(page, 'cooking-rice', { now: clocked.now() })
  await page.goto('/worker-redeem')
  await expect(page.getByText('အဖြေမှန် 92%')).toBeVisible()
  await endMonth(clocked)
  expect(await mailIn(home.email, 'earned a credit', origin)).toContain('answered 92% correctly')
  await clocked.setPage(page)
  await logInWorker(page, home.worker)
  await expect(dialog.getByText('92%')).toBeVisible()

  for (const lesson of laterLessons) {
    await complete(page, lesson, { now: clocked.now() })
    await endMonth(clocked)
    await startWorkerSession(page, home.worker)
  }
  await clocked.setPage(page)
  await page.goto('/library')
  await dialog.getByRole('link', { name: 'ကူပွန်ကို ဘယ်လိပ်စာဆီ ပို့ပေးရမလဲ။' }).click()
  await expect(page.getByRole('img', { name: /6/ })).toBeVisible()
  await page.getByLabel('နာမည် အပြည့်အစုံ').fill('Thida Sample')
  await page.getByLabel('စင်ကာပူက လိပ်စာ').fill('Blk 00 Sample Street 1 #00-00, Singapore 000001')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/library/)
  await expect(page.getByText('လိပ်စာ ပို့ပြီးပါပြီ။')).toBeVisible()

  await page.goto('/worker-redeem')
  await page.getByRole('button', { name: 'နားထောင်မယ်' }).nth(1).click()
  expect((await spoken(page)).at(-1)).toBe('my-MM: ရတဲ့ ကူပွန်တွေ. ပြင်ဆင်နေတယ်.')
  await page.getByRole('link', { name: 'ရတဲ့ ကူပွန်တွေ' }).click()
  const voucher = page.getByRole('region', { name: '$5' })
  await expect(voucher.getByText('ပြင်ဆင်နေတယ်', { exact: true })).toBeVisible()
  await expect(voucher.getByText('Singapore 000001')).toBeVisible()
  const username = home.worker.userId
  await postAtDesk({ browser, origin }, { username, address: 'Singapore 000001' })
  await page.reload()
  await expect(voucher.getByText('ပို့ပြီး', { exact: true }).first()).toBeVisible()
  const notCome = voucher.getByRole('button', { name: 'မရောက်သေးဘူး' })
  await expect(notCome).toBeVisible()

  await notCome.click()
  await expect(voucher.getByText('စုံစမ်းပေးပါမယ်။')).toBeVisible()
  await expect(notCome).toHaveCount(0)
  await voucher.getByRole('button', { name: 'နားထောင်မယ်' }).last().click()
  expect((await spoken(page)).at(-1)).toContain('စုံစမ်းပေးပါမယ်။')
  expect(await mailIn('hello@kasama.example', 'has not come', origin)).toContain(home.worker.userId)
  await markVoucher(origin, username, 'returned')
  await page.reload()
  await expect(voucher.getByText('မရောက်ဘဲ ပြန်လာတယ်', { exact: true }).first()).toBeVisible()
  await voucher.getByRole('link', { name: 'လိပ်စာ ပြင်မယ်' }).click()
  await expect(page.getByText('ပို့လိုက်တဲ့ ကူပွန် မရောက်ဘဲ ပြန်လာပါတယ်။')).toBeVisible()
  await page.getByLabel('စင်ကာပူက လိပ်စာ').fill('Blk 00 Other Street #00-00, Singapore 000002')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/library/)
  await page.goto('/worker-redeem?show=vouchers')
  await expect(voucher.getByText('ပြင်ဆင်နေတယ်', { exact: true })).toBeVisible()
  await expect(voucher.getByText('Singapore 000002')).toBeVisible()
  await markVoucher(origin, username, 'posted')
  await page.reload()
  await expect(voucher.getByText('ပို့ပြီး', { exact: true }).first()).toBeVisible()
  await close()
})
