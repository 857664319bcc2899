import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { blackPng } from '../../stage/pages/png'
import { type AdminLogin, adminAt, callAt, enterAs } from '../../stage/people/agency'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

let server: BuiltServer
let provider: AdminLogin
let id = 0
const folder = mkdtempSync(join(tmpdir(), 'kasama-hostile-'))
/** Where the server puts files for a moment. */
const passing = join(folder, 'passing')
test.beforeAll(async () => {
  mkdirSync(passing)
  server = await startBuilt({ DEMO: '1', TMPDIR: passing })
  const { origin } = server
  provider = await adminAt(origin, 'admin.demo@kasama.example', 'orchid-2025')
  const body = { name: 'Copper Kettle', short_url: 'copper-kettle' }
  id = (await callAt<{ id: number }>(origin, 'POST /admin/organisations', { body, token: provider.token })).data.id
})
test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

function fileOf(name: string, bytes: Buffer | string): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

test('a file of 50 MB, of another encoding, of another kind: each is refused in a sentence, and the next one is taken', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await enterAs(page, provider)
  await page.goto(`/admin/organisations/${id}/import`)
  const choose = (path: string) => page.setInputFiles('input[type=file]', path)
  const row = 'a@b.example,Adam,helper77,Siti,Indonesian\n'
  await choose(fileOf('large.csv', Buffer.alloc(52_428_800, row)))
  await expect(page.getByText('larger than 5 MB')).toBeVisible()
  await choose(fileOf('unknown.csv', Buffer.from([0x61, 0x2c, 0x81, 0xff, 0x00, 0x62])))
  await expect(page.getByText('The letters of this file can’t be read.')).toBeVisible()
  await choose(fileOf('sheet.csv', Buffer.from('504b0304140006000800', 'hex')))
  await expect(page.getByText('This is not a CSV file.')).toBeVisible()
  await choose(fileOf('long.csv', `Employer email,User ID\n${row.repeat(501)}`))
  await expect(page.getByText('A file has at most 500 households.')).toBeVisible()
  const cells = 'Employer email,Employer name,User ID,Helper name,Language\na@b.example,=1+1,helper77,Siti,Indonesian\n'
  await choose(fileOf('formula.csv', cells))
  await expect(page.getByText('1 row read')).toBeVisible()
  await expect(page.getByText('=1+1')).toBeVisible()
  await close()
})

test('a logo that is an SVG named PNG, or has 41 megapixels, is refused in a sentence', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await enterAs(page, provider)
  await page.goto(`/admin/organisations/${id}`)
  const choose = (path: string) => page.setInputFiles('input[type=file]', path)
  await choose(fileOf('logo.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
  await expect(page.getByText('This is no photo that we can read.')).toBeVisible()
  await choose(fileOf('large.png', blackPng(8200, 5000)))
  await expect(page.getByText('at most 40 megapixels')).toBeVisible()
  await choose(fileOf('good.png', blackPng(400, 400)))
  await page.getByRole('dialog', { name: 'Cut the logo' }).getByRole('button', { name: 'Use this logo' }).click()
  await expect(page.getByText('The logo is changed.')).toBeVisible()
  await close()
})

const megabyte = 1_048_576
const cells =
  'Employer email,Employer name,User ID,Helper name,Language\na@b.example,Ad\u00e1m,helper77,Siti,Indonesian\n'

/** A file sent past the page, which would have refused it first; answers the error's code. */
async function send(to: 'households/read' | 'logo', name: string, bytes: Buffer): Promise<string> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], name))
  const headers = { authorization: `Bearer ${provider.token}` }
  const reply = await fetch(`${server.origin}/api/admin/organisations/${id}/${to}`, { method: 'POST', headers, body })
  const { code, error_message } = (await reply.json()) as { code?: string; error_message?: string }
  if (code) expect(error_message).toMatch(/\w.*\.$/)
  return code ?? 'taken'
}

/** What the server's process holds, in megabytes. */
const memory = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' })) / 1024
const left = () => [
  ...readdirSync(passing),
  ...readdirSync(join(server.folder, 'media'), { recursive: true, encoding: 'utf8' }).sort(),
]

test('sent past the page they are refused as well: memory stays flat, and nothing is left behind', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>')
  const large = Buffer.alloc(50 * megabyte, cells)
  const wide = blackPng(8200, 5000)
  const round = async () => [
    await send('households/read', 'large.csv', large),
    await send('logo', 'large.png', wide),
    await send('logo', 'logo.png', svg),
    await send('households/read', 'marked.csv', Buffer.from(`\uFEFF${cells}`, 'utf16le')),
    await send('households/read', 'latin.csv', Buffer.from(cells, 'latin1')),
    await send('households/read', 'torn.csv', Buffer.from([0xff, 0xfe, 0x61])),
  ]
  const first = await round()
  expect(first).toEqual(['too_large', 'not_a_picture', 'not_a_picture', 'taken', 'taken', 'unknown_letters'])
  const [before, files] = [memory(), left()]
  let most = before
  for (let n = 0; n < 5; n++) {
    expect(await round()).toEqual(first)
    most = Math.max(most, memory())
  }
  // Of 250 MB that were sent, and pictures that would take 800, none stays.
  expect(most - before).toBeLessThan(120)
  expect(left()).toEqual(files)
})
