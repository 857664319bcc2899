import { expect, test } from '@playwright/test'
import { standInSentry } from '../../stand-ins/sentry/app'
import { startBuilt } from '../stage/servers/built-server'

test('an error of a page is reported to a configured service without its content', async ({ browser }) => {
  const sentry = await standInSentry()
  const server = await startBuilt({ DEMO: '0', ERROR_REPORT_DSN: sentry.dsn })
  const page = await browser.newPage({ baseURL: server.origin })
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.goto('/', { waitUntil: 'load' })
  await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/error-reports.js`).length > 0)
  await page.evaluate(() => setTimeout(() => Object(null)['canary@home.example'].open))
  await page.evaluate(() => void Promise.reject(new RangeError('no room for "Canary Person"')))
  await expect.poll(() => sentry.events.length).toBe(2)
  const events = JSON.stringify(sentry.events)
  expect(events).toContain('TypeError')
  expect(events).toContain('RangeError')
  expect(events).not.toMatch(/canary/i)
  expect(refused.join()).not.toContain('Content Security Policy')
  await page.close()
  await server.stop()
  await sentry.stop()
})
