import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as browsers, expect, type Page, test } from '@playwright/test'
import { wholeChromium } from '../stage/browser/chromium'
import { idOf, mediaElement, time } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { phone } from '../stage/pages/journey'
import { household, journeyName, startWorkerSession } from '../stage/people/household'

const burns = lesson('safety-burns', 'eng')

/** The whole browser fetches in the background, if nothing keeps it from the network. */
const quiet = '--disable-background-networking'
const fetching = {
  ...wholeChromium,
  args: wholeChromium.args.filter((arg) => arg !== quiet),
  ignoreDefaultArgs: [quiet],
}

type Manager = { fetch: (id: string, ...rest: unknown[]) => Promise<unknown> }

/** Holds all parts of a lesson but the first in this page, as a slow line does, and notes what is handed to the browser. */
const holdParts = (page: Page) =>
  page.evaluate(() => {
    const { BackgroundFetchManager: manager } = window as unknown as { BackgroundFetchManager: { prototype: Manager } }
    const hand = manager.prototype.fetch
    manager.prototype.fetch = async function (id, ...rest) {
      await hand.call(this, id, ...rest)
      Object.assign(window, { handed: id })
    }
    const ask = window.fetch
    let parts = 0
    window.fetch = (input, init) => {
      const { url, signal } = new Request(input, init)
      if (!url.includes('part=') || ++parts === 1) return ask(input, init)
      return new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)))
    }
  })

/** The state of the phone's lesson, read without the app, which would take the fetch back. */
const stateOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('kasama-saved')
        opening.onsuccess = () => {
          const rows = opening.result.transaction('lessons').objectStore('lessons').getAll()
          rows.onsuccess = () => {
            opening.result.close()
            const [{ state, bytes, receivedBytes }] = rows.result
            resolve(`${state}, ${receivedBytes === bytes ? 'whole' : 'in part'}`)
          }
        }
      }),
  )

test('a lesson is saved to its end by the browser after its page was left and closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-phone-'))
  const context = await browsers.launchPersistentContext(folder, {
    ...fetching,
    ...phone(),
    baseURL: process.env.KASAMA_ORIGIN ?? '',
    serviceWorkers: 'allow',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const { worker } = await household(journeyName(), { language: 'eng' })
  await startWorkerSession(page, worker)
  const id = await idOf(page, burns.title)
  await page.goto(`/video/${id}`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await holdParts(page)
  await page.getByRole('button', { name: /^Save on the phone/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save, / })
    .click()
  await expect(page.getByText(/^Saving, \d+%$/)).toBeVisible()

  // She leaves the page, and the system closes it.
  const other = await context.newPage()
  await other.goto('/icons/app-192.png')
  expect(await stateOf(other)).toBe('saving, in part')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => page.evaluate(() => (window as unknown as { handed?: string }).handed)).toBe(`lesson-${id}`)
  await page.close()
  await expect.poll(() => stateOf(other)).toBe('saved, whole')

  await context.setOffline(true)
  await other.goto(`/video/${id}`)
  await other.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => time(mediaElement(other))).toBeGreaterThan(1)
  await context.close()
  rmSync(folder, { recursive: true, force: true })
})
