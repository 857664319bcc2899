import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type Request, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { endSession, logInAgain } from '../../stage/people/ended-session'
import { startAdminSession } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'
import { startLine } from '../../stage/servers/line'

/** A server of its own, since the admin's session ends. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const demoAdmin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }
const clip = fileURLToPath(new URL('../../../content/videos/infant-bath/eng.mp4', import.meta.url))
const { size } = statSync(clip)

async function choose(page: Page, button: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(clip)
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

test('an upload survives its tab and its session: it resumes at its position, and no byte is sent twice', async ({
  browser,
}) => {
  const line = await startLine(server.origin)
  const { page, close } = await person(browser, 'desktop', { baseURL: line.origin })
  await startAdminSession(page)
  const first = await page.context().newPage()
  await beginLesson(first, 'Bathe a newborn twice')
  const address = first.url()
  line.stopAfter(100_000)
  await choose(first, 'Choose a clip')
  await expect.poll(line.isStopped).toBe(true)
  await first.close()

  const pieces = piecesOf(page)
  await page.goto(address)
  await expect(page.getByText(/^Paused at [1-9]\d?%.* Choose the same file again/)).toBeVisible()
  line.stopAfter(100_000)
  await choose(page, 'Go on')
  await expect.poll(line.isStopped).toBe(true)

  await endSession(page, server.origin)
  await page.getByRole('textbox', { name: 'Description, English', exact: true }).fill('Warm water, two hands.')
  await logInAgain(page, demoAdmin)
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
  line.resume()
  await expect(page.getByText(/^Its own clip, /)).toBeVisible()
  const [piece = { from: 0, bytes: 0 }, ...others] = await Promise.all(pieces)
  expect(piece.from).toBeGreaterThan(0)
  expect(piece.from + piece.bytes).toBe(size)
  expect(others).toEqual([])
  await close()
  line.close()
})
