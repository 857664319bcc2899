import { expect } from '@playwright/test'
import { call } from '../stage/at-lesson'
import { complete } from '../stage/completed'
import { household, logInEmployer, signInWorker } from '../stage/household'
import { look, person } from '../stage/journey'
import { test } from '../stage/with-clock'

test('a worker opens her certificate and its PDF, a guest checks its code, and it ends when it is withdrawn', async ({
  browser,
  clocked,
}) => {
  const baseURL = clocked.origin
  const home = await household('certificate', { language: 'phi', topics: '', origin: baseURL })
  const worker = await person(browser, 'phone', { baseURL })
  await signInWorker(worker.page, home.worker)
  await call(worker.page, '/users/fullname', { user_id: home.worker.id, fullname: 'Maria Sample' })
  await complete(worker.page, 'english-emergency', { now: clocked.now() })
  // Nobody watches two lessons at a time.
  await clocked.pass(1 / 24)
  await complete(worker.page, 'english-ask-again', { now: clocked.now() })
  // Praise is a journey of its own.
  await call(worker.page, '/goal', { praise: false })
  await worker.page.goto('/worker-progress')
  const valid = { has: worker.page.getByRole('link', { name: 'Buksan' }) }
  const row = worker.page.getByRole('listitem').filter(valid).first()
  await expect(row).toContainText('Maria Sample')
  await look(worker.page, 'certificates-phi-phone')
  const pdf = (await row.getByRole('link', { name: 'I-download ang PDF' }).getAttribute('href')) ?? ''
  const code = /^\/c\/(\w{4}-\w{4}-\w{4})\.pdf$/.exec(pdf)?.[1] ?? ''
  const reply = await worker.page.request.get(pdf)
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await row.getByRole('link', { name: 'Buksan' }).click()
  await expect(worker.page.getByText('Valid ang certificate na ito.')).toBeVisible()
  await expect(worker.page.getByRole('heading', { name: 'Maria Sample' })).toBeVisible()
  await look(worker.page, 'certificate-phi-phone')
  await worker.close()

  const guest = await person(browser, 'desktop', { baseURL })
  await guest.page.goto('/c')
  await guest.page.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '))
  await guest.page.keyboard.press('Enter')
  await expect(guest.page.getByText('This certificate is valid.')).toBeVisible()
  await expect(guest.page.getByText(/^completed all \d lessons of the topic /)).toBeVisible()
  await look(guest.page, 'certificate-guest-desktop')

  const boss = await person(browser, 'desktop', { baseURL })
  await logInEmployer(boss.page, home)
  await boss.page.goto('/worker-progress')
  const hers = boss.page.getByRole('listitem').filter({ has: boss.page.locator(`a[href="/c/${code}"]`) })
  await hers.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = boss.page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Withdraw this certificate?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(boss.page.getByText('Not valid')).not.toHaveCount(0)
  await expect(hers).toHaveCount(0)
  await look(boss.page, 'certificates-employer-desktop')
  await boss.close()

  await guest.page.reload()
  await expect(guest.page.getByRole('heading', { name: 'This certificate is not valid.' })).toBeVisible()
  await expect(guest.page.getByText('Maria')).toHaveCount(0)
  await look(guest.page, 'certificate-ended-desktop')
  await guest.page.goto('/c/0000-0000-0000')
  await expect(guest.page.getByRole('heading', { name: 'No certificate has this code.' })).toBeVisible()
  await guest.close()
})
