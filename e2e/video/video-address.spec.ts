import { expect, test } from '@playwright/test'
import { newWorker } from '../stage/lessons/at-lesson'
import { person } from '../stage/pages/journey'

test('an address that names no video says so, and asks the server for none', async ({ browser }) => {
  const guest = await person(browser, 'desktop')
  const worker = await newWorker(browser)
  const asked: string[] = []
  for (const { page } of [guest, worker])
    page.on('request', (request) => /\/api\/videos/.test(request.url()) && asked.push(request.url()))
  for (const id of ['1e0', '0x1', 'abc', '01', '99999999999']) {
    await guest.page.goto(`/public/video/${id}`)
    await expect(guest.page.getByText('This video could not be found.')).toBeVisible()
    await expect(guest.page.getByRole('heading', { name: 'Unlock all lessons' })).toBeVisible()
    await worker.page.goto(`/public/video/${id}`)
    await expect(worker.page).toHaveURL(`/video/${id}`)
    await expect(worker.page.getByText('This video could not be found.')).toBeVisible()
  }
  expect(asked).toEqual([])
  await guest.page.goto('/video/1e0')
  await expect(guest.page.getByLabel('Email')).toBeVisible()
  await guest.close()
  await worker.close()
})
