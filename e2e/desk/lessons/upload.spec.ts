import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type Request, test } from '@playwright/test'
import { padded } from '../../../stand-ins/padded-clip'
import { startS3 } from '../../../stand-ins/s3/app'
import { person } from '../../stage/pages/journey'
import { comeBack, endSession } from '../../stage/people/ended-session'
import { signInAdmin } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'
import { lineTo } from '../../stage/servers/line'

/** A server of its own, since the admin's session ends. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const demoAdmin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }
const clip = fileURLToPath(new URL('../../../content/videos/infant-bath/eng.mp4', import.meta.url))
const { size } = statSync(clip)

async function choose(page: Page, button: string, file = clip) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(file)
}

async function beginLesson(page: Page, title: string) {
  await page.goto('/admin/videos')
  await page.getByRole('button', { name: 'New lesson' }).click()
  await page.getByLabel('Title in English').fill(title)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('button', { name: 'Choose a clip' })).toBeVisible()
}

/** Each sent piece: its offset and its size in bytes. */
function piecesOf(page: Page): Promise<{ from: number; bytes: number }>[] {
  const pieces: Promise<{ from: number; bytes: number }>[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/uploads/')) pieces.push(pieceOf(request))
  })
  return pieces
}
async function pieceOf(request: Request) {
  const headers = await request.allHeaders()
  return { from: Number(headers['upload-offset']), bytes: Number(headers['content-length']) }
}

test('an upload outlives the tab in which it began and the session: it goes on where it was, and nothing is sent twice', async ({
  browser,
}) => {
  const line = await lineTo(server.origin)
  const { page, close } = await person(browser, 'desktop', { baseURL: line.origin })
  await signInAdmin(page)
  const first = await page.context().newPage()
  await beginLesson(first, 'Bathe a newborn twice')
  const address = first.url()
  line.stopAfter(100_000)
  await choose(first, 'Choose a clip')
  await expect.poll(line.isStill).toBe(true)
  await first.close()

  const pieces = piecesOf(page)
  await page.goto(address)
  await expect(page.getByText(/^Paused at [1-9]\d?%.* Choose the same file again/)).toBeVisible()
  line.stopAfter(100_000)
  await choose(page, 'Go on')
  await expect.poll(line.isStill).toBe(true)

  await endSession(page, server.origin)
  await page.getByRole('textbox', { name: 'Description, English', exact: true }).fill('Warm water, two hands.')
  await comeBack(page, demoAdmin)
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
  line.letGo()
  await expect(page.getByText(/^Its own clip, /)).toBeVisible()
  const [piece = { from: 0, bytes: 0 }, ...others] = await Promise.all(pieces)
  expect(piece.from).toBeGreaterThan(0)
  expect(piece.from + piece.bytes).toBe(size)
  expect(others).toEqual([])
  await close()
  line.close()
})

test('into a store that lets this site write, the browser sends the parts itself: a fault costs one part', async ({
  browser,
}) => {
  const store = await startS3({ KEY: 'a-secret-of-the-store' })
  const withStore = await startBuilt({
    DEMO: '1',
    S3_BUCKET: 'clips',
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: 'KEY',
    S3_SECRET_ACCESS_KEY: 'a-secret-of-the-store',
  })
  store.origins.add(withStore.origin)
  const folder = mkdtempSync(join(tmpdir(), 'kasama-e2e-clip-'))
  const file = join(folder, 'bath.mp4')
  const bytes = padded(readFileSync(clip), 20 * 1_048_576)
  writeFileSync(file, bytes)
  const { page, close } = await person(browser, 'desktop', { baseURL: withStore.origin })
  await signInAdmin(page)
  await beginLesson(page, 'Bathe a newborn at the store')
  const toServer = piecesOf(page)
  store.fault('away', 'PUT')
  await choose(page, 'Choose a clip', file)
  await expect(page.getByText(/^Its own clip, /)).toBeVisible()
  const stored = [...store.files].find(([key]) => /^clips\/lesson-\d+\/eng-/.test(key))
  expect(stored?.[1].body.equals(bytes)).toBe(true)
  expect(store.calls.filter((call) => call.startsWith('PUT arriving/'))).toHaveLength(4)
  expect(toServer).toEqual([])
  await close()
  await withStore.stop()
  await store.close()
  rmSync(folder, { recursive: true })
})
