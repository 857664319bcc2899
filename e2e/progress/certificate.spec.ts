import { expect } from '@playwright/test'
import { linesOf } from '../../stand-ins/pdf-reader'
import { call } from '../stage/lessons/at-lesson'
import { complete } from '../stage/lessons/completed'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, startWorkerSession } from '../stage/people/household'
import { test } from '../stage/servers/with-clock'

test('a worker opens her certificate and its PDF, a guest verifies its code, and the employer withdraws it', async ({
  browser,
  clocked,
}) => {
  const baseURL = clocked.origin
  const home = await household('certificate', { language: 'phi', topics: '', origin: baseURL })
  const worker = await person(browser, 'phone', { baseURL })
  await startWorkerSession(worker.page, home.worker)
  await complete(worker.page, 'english-emergency', { now: clocked.now() })
  // A worker cannot watch two lessons at a time.
  await clocked.pass(1 / 24)
  await complete(worker.page, 'english-ask-again', { now: clocked.now() })
  // Another journey tests praise.
  await call(worker.page, '/goal', { praise: false })
  await worker.page.goto('/worker-progress')
  const namelessRow = worker.page.getByRole('listitem').filter({ hasText: 'Isulat muna ang pangalan mo.' }).first()
  await namelessRow.getByLabel('Buong pangalan').fill('maria@home.example')
  await expect(namelessRow.getByText('Pangalan mo ang isulat, hindi email.')).toBeVisible()
  // A name in letters that the PDF's fonts lack.
  await namelessRow.getByLabel('Buong pangalan').fill('陳小美')
  await namelessRow.getByRole('button', { name: 'I-save' }).click()
  const noPdf = worker.page.getByText('Hindi kayang ipakita ng PDF ang mga letra ng pangalang ito.')
  await expect(noPdf).toBeVisible()
  await expect(worker.page.getByRole('link', { name: 'I-download ang PDF' })).toHaveCount(0)
  await worker.page.getByRole('link', { name: 'Buksan' }).click()
  await expect(worker.page.getByRole('heading', { name: '陳小美' })).toBeVisible()
  await expect(noPdf).toBeVisible()
  await call(worker.page, '/users/fullname', { user_id: home.worker.id, fullname: 'Maria Sample' })
  await worker.page.goto('/worker-progress')
  await worker.page.getByRole('button', { name: 'Gumawa ng bago' }).click()
  await expect(worker.page.getByText('Handa na ang bago mong certificate.')).toBeVisible()
  const valid = { has: worker.page.getByRole('link', { name: 'Buksan' }) }
  const row = worker.page.getByRole('listitem').filter(valid).first()
  await expect(row).toContainText('Maria Sample')
  const pdf = (await row.getByRole('link', { name: 'I-download ang PDF' }).getAttribute('href')) ?? ''
  const code = /^\/c\/(\w{4}-\w{4}-\w{4})\.pdf$/.exec(pdf)?.[1] ?? ''
  const reply = await worker.page.request.get(pdf)
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const lines = linesOf(await reply.body())
  expect(lines).toEqual(expect.arrayContaining(['Maria Sample', code, `${new URL(baseURL).host}/c`]))
  expect(lines.join()).toContain('English Lessons')
  await row.getByRole('link', { name: 'Buksan' }).click()
  await expect(worker.page.getByText('Valid ang certificate na ito.')).toBeVisible()
  await expect(worker.page.getByRole('heading', { name: 'Maria Sample' })).toBeVisible()
  await worker.close()

  const guest = await person(browser, 'desktop', { baseURL })
  await guest.page.goto('/c')
  await guest.page.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '))
  await guest.page.keyboard.press('Enter')
  await expect(guest.page.getByText('This certificate is valid.')).toBeVisible()
  await expect(guest.page.getByText(/^completed all \d lessons of the topic /)).toBeVisible()
  const print = guest.page.getByRole('button', { name: 'Print' })
  await expect(print).toBeVisible()
  await guest.page.emulateMedia({ media: 'print' })
  await expect(print).toBeHidden()
  await expect(guest.page.getByText('This certificate is valid.')).toBeHidden()
  await expect(guest.page.locator('#root > :not(main):visible')).toHaveCount(0)
  const paper = (await guest.page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // One sheet of A4, landscape, in points.
  expect(paper.match(/\/MediaBox \[[^\]]*\]/g)).toEqual([
    expect.stringMatching(/\[0 0 84[12](\.\d+)? 59[45](\.\d+)?\]/),
  ])
  await guest.page.emulateMedia({ media: 'screen' })

  const employer = await person(browser, 'desktop', { baseURL })
  await logInEmployer(employer.page, home)
  await employer.page.goto('/worker-progress')
  const herRow = employer.page.getByRole('listitem').filter({ has: employer.page.locator(`a[href="/c/${code}"]`) })
  await herRow.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = employer.page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Withdraw this certificate?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(employer.page.getByText('Not valid')).not.toHaveCount(0)
  await expect(herRow).toHaveCount(0)
  await employer.close()

  await guest.page.reload()
  await expect(guest.page.getByRole('heading', { name: 'This certificate is not valid.' })).toBeVisible()
  await expect(guest.page.getByText('Maria')).toHaveCount(0)
  await guest.page.goto('/c/0000-0000-0000')
  await expect(guest.page.getByRole('heading', { name: 'No certificate has this code.' })).toBeVisible()
  await guest.close()
})
