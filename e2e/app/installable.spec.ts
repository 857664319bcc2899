import { chromium as browsers, expect, test } from '@playwright/test'
import { wholeChromium } from '../stage/browser/chromium'
import { person } from '../stage/pages/journey'

type Picture = { src: string; sizes: string; type: string }
type Screenshot = Picture & { form_factor: string; label: string }
type Manifest = { start_url: string; scope: string; display: string; icons: Picture[]; screenshots: Screenshot[] }

test('the manifest says what its pictures are, and the app can be installed', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  const { request } = page
  const reply = await request.get('/manifest.webmanifest')
  expect(reply.headers()['content-type']).toContain('application/manifest+json')
  const manifest: Manifest = await reply.json()
  expect(manifest).toMatchObject({ display: 'standalone', name: expect.any(String), short_name: expect.any(String) })
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  // Phones and computers show their large question for these alone.
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])

  await page.goto('/')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await request.get(src)
    expect(picture.headers()['content-type'], src).toContain(type)
    const real = await page.evaluate(async (address) => {
      const image = Object.assign(new Image(), { src: address })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(real, src).toBe(sizes)
  }
  const worker = await (await request.get('/service-worker.js')).text()
  expect(worker).toMatch(/addEventListener\(['"`]fetch['"`]/)
  await close()
})

test('the browser itself finds nothing that keeps the app from being installed', async () => {
  // A private window, as other journeys have, installs nothing; the small Chromium does not look at the icons.
  const context = await browsers.launchPersistentContext('', {
    ...wholeChromium,
    baseURL: process.env.KASAMA_ORIGIN ?? '',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto('/login')
  const session = await context.newCDPSession(page)
  const { url, errors } = await session.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  const { primaryIcon } = await session.send('Page.getManifestIcons')
  expect(primaryIcon).toBeTruthy()
  // A page without a manifest shows that the browser does look.
  await page.evaluate(() => document.querySelector('link[rel=manifest]')?.remove())
  const found = await session.send('Page.getInstallabilityErrors')
  expect(found.installabilityErrors.map(({ errorId }) => errorId)).toContain('no-manifest')
  await context.close()
})
