import type { Upload as Known } from '@kasama/contract/desk/lessons/clips.api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../../../../test/show'
import { UploadRow } from './upload-row'
import { UploadTray } from './upload-tray'
import { forget, send } from './uploading'

/** The server's end of a line: the test answers what is sent, or ends it. */
class Line {
  static all: Line[] = []
  status = 0
  isAborted = false
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {}
  onload = () => {}
  onerror = (_: unknown) => {}
  method = ''
  url = ''
  headers: Record<string, string> = {}
  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader() {}
  getResponseHeader = (name: string) => this.headers[name.toLowerCase()] ?? null
  send() {
    Line.all.push(this)
  }
  abort() {
    this.isAborted = true
  }
  answer(status: number, headers: Record<string, string> = {}) {
    Object.assign(this, { status, headers })
    this.onload()
  }
}
const line = (url: string, method = 'HEAD') =>
  expect.poll(() => Line.all.find((one) => one.url === url && one.method === method && !one.isAborted)).toBeDefined()
const latest = () => Line.all.at(-1) as Line

const file = new File(['x'.repeat(100)], 'bath.mp4', { lastModified: 5 })
const upload = (id: number): Known => ({
  id,
  video_id: 3,
  title: 'Bathing a baby',
  language_code: 'mya',
  kind: 'clip',
  name: file.name,
  bytes: file.size,
  modified: 5,
  address: `/uploads/pass-${id}`,
  store_pass: null,
  sent: 0,
  problem: null,
  created_at: '2026-03-10T04:00:00Z',
})
const known = upload(1)
let asked: string[]
/** Parts of the file of 100 bytes that the store lacks; `/part-1` takes the first 60. */
let lacking: number[]
const part = (number: number) => {
  const [from, bytes] = number === 1 ? [0, 60] : [60, 40]
  return { number, from, bytes, address: `/store/part-${number}` }
}
const answerTo = (call: string) => {
  if (call.endsWith('/parts')) return { parts: lacking.map(part) }
  return call.startsWith('POST') ? upload(2) : { done: true }
}
beforeEach(() => {
  asked = []
  lacking = []
  Line.all = []
  vi.stubGlobal('XMLHttpRequest', Line)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`)
    return Response.json({ error: false, data: answerTo(`${method} ${address}`) })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const id of [1, 2]) forget(id)
})

const showSent = (sent: Known) => {
  send(sent, file)
  return show(
    <>
      <UploadRow known={sent} />
      <UploadTray />
    </>,
  )
}
async function row() {
  const screen = await showSent(known)
  await line('/uploads/pass-1')
  return screen
}

test('an upload is stopped and goes on; removed it is forgotten here and at the server', async () => {
  const screen = await row()
  latest().answer(200, { 'upload-offset': '0', 'upload-length': '100' })
  await line('/uploads/pass-1', 'PATCH')
  const sending = latest()
  sending.upload.onprogress?.({ lengthComputable: true, loaded: 25 })
  await expect.element(screen.getByText(/^25%, /).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Pause' }).first().click()
  await expect.element(screen.getByText(/^Paused at 25%/).first()).toBeVisible()
  expect(sending.isAborted).toBe(true)
  await screen.getByRole('button', { name: 'Go on', exact: true }).first().click()
  await expect.poll(() => latest().method).toBe('HEAD')
  await screen.getByRole('button', { name: 'Stop and remove' }).click()
  expect(latest().isAborted).toBe(true)
  expect(asked).toContain('DELETE /api/admin/uploads/1')
})

test('a line that drops is waited for: it goes on by itself when it is back, or when she says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const screen = await row()
  latest().onerror(new Error('no line'))
  await expect.element(screen.getByText(/It goes on by itself/).first()).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => Line.all.length).toBe(2)
  latest().onerror(new Error('no line'))
  await screen.getByRole('button', { name: 'Go on', exact: true }).first().click()
  await expect.poll(() => Line.all.length).toBe(3)
})

test('what the server takes no more of does not go on by itself; it is begun again with the same file', async () => {
  const screen = await row()
  latest().answer(410)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The server takes no more of this upload.')
  await expect.element(screen.getByText(/It goes on by itself/)).not.toBeInTheDocument()
  window.dispatchEvent(new Event('online'))
  expect(Line.all).toHaveLength(1)
  await screen.getByRole('button', { name: 'Begin again' }).click()
  await line('/uploads/pass-2')
  expect(asked).toContain('POST /api/admin/videos/3/uploads')
})

test('a server without room is no dropped line: she reads it, and it is not tried again within seconds', async () => {
  const screen = await row()
  latest().answer(200, { 'upload-offset': '0', 'upload-length': '100' })
  await line('/uploads/pass-1', 'PATCH')
  latest().answer(507)
  await expect.element(screen.getByText(/The server has no room for more right now/).first()).toBeVisible()
  await expect.element(screen.getByText(/The line dropped/)).not.toBeInTheDocument()
  expect(Line.all).toHaveLength(2)
  await screen.getByRole('button', { name: 'Go on', exact: true }).first().click()
  await expect.poll(() => Line.all.length).toBe(3)
})

test('where the store takes the bytes, each part goes to its own address; after a fault the missing ones are asked for again', async () => {
  lacking = [1, 2]
  const screen = await showSent({ ...known, store_pass: 'pass-1' })
  await line('/store/part-1', 'PUT')
  const first = latest()
  first.upload.onprogress?.({ lengthComputable: true, loaded: 30 })
  await expect.element(screen.getByText(/^30%, /).first()).toBeVisible()
  first.answer(200)
  await line('/store/part-2', 'PUT')
  latest().upload.onprogress?.({ lengthComputable: true, loaded: 20 })
  await expect.element(screen.getByText(/^80%, /).first()).toBeVisible()
  lacking = [2]
  latest().onerror(new Error('no line'))
  const second = () => Line.all.filter(({ url }) => url === '/store/part-2')
  await expect.poll(() => second().length).toBe(2)
  lacking = []
  latest().answer(200)
  await expect.element(screen.getByText(/It is looked at and stored/).first()).toBeVisible()
  expect(Line.all.map(({ url }) => url)).toEqual(['/store/part-1', '/store/part-2', '/store/part-2'])
  expect(asked.filter((call) => call === 'POST /api/uploads/pass-1/parts')).toHaveLength(3)
})

test('a part on its way to the store is stopped, and an address that has run out is asked for again', async () => {
  lacking = [1]
  const screen = await showSent({ ...known, store_pass: 'pass-1' })
  await line('/store/part-1', 'PUT')
  latest().answer(403)
  await expect.poll(() => Line.all.length).toBe(2)
  const sending = latest()
  sending.upload.onprogress?.({ lengthComputable: true, loaded: 25 })
  await screen.getByRole('button', { name: 'Pause' }).first().click()
  await expect.element(screen.getByText(/^Paused at 25%/).first()).toBeVisible()
  expect(sending.isAborted).toBe(true)
})
