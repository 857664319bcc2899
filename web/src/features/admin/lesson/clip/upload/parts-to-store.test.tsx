import { expect, test, vi } from 'vitest'
import { known, Line, latest, line, playServer, showSent } from '../../../../../../test/upload-line'

const server = playServer()

test('where the store takes the bytes, each part goes to its own address; after a fault the missing ones are asked for again', async () => {
  server.lacking = [1, 2]
  const screen = await showSent({ ...known, store_pass: 'pass-1' })
  await line('/store/part-1', 'PUT')
  const first = latest()
  first.upload.onprogress?.({ lengthComputable: true, loaded: 30 })
  await expect.element(screen.getByText(/^30%, /).first()).toBeVisible()
  first.answer(200)
  await line('/store/part-2', 'PUT')
  latest().upload.onprogress?.({ lengthComputable: true, loaded: 20 })
  await expect.element(screen.getByText(/^80%, /).first()).toBeVisible()
  server.lacking = [2]
  latest().onerror(new Error('no line'))
  const second = () => Line.all.filter(({ url }) => url === '/store/part-2')
  await expect.poll(() => second().length).toBe(2)
  server.lacking = []
  latest().answer(200)
  await expect.element(screen.getByText(/It is looked at and stored/).first()).toBeVisible()
  expect(Line.all.map(({ url }) => url)).toEqual(['/store/part-1', '/store/part-2', '/store/part-2'])
  expect(server.asked.filter((call) => call === 'POST /api/uploads/pass-1/parts')).toHaveLength(3)
})

test('a part on its way to the store is stopped, and an address that has run out is asked for again', async () => {
  server.lacking = [1]
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

test('a clip that is taken as soon as its last part has come is here, and not refused', async () => {
  server.lacking = [2]
  const screen = await showSent({ ...known, store_pass: 'pass-1' })
  await line('/store/part-2', 'PUT')
  server.isTaken = true
  latest().answer(200)
  await expect.element(screen.getByText(/It is looked at and stored/).first()).toBeVisible()
})

test('a part that the store took and does not have is not sent again at once', async () => {
  server.lacking = [1]
  const screen = await showSent({ ...known, store_pass: 'pass-1' })
  await line('/store/part-1', 'PUT')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    latest().answer(200)
    const asks = () => server.asked.filter((call) => call.endsWith('/parts')).length
    await vi.waitFor(() => expect(asks()).toBe(2))
    for (let tried = 3; tried <= 7; tried++) {
      await vi.advanceTimersByTimeAsync(10_000)
      await vi.waitFor(() => expect(asks()).toBe(tried))
    }
  } finally {
    vi.useRealTimers()
  }
  await expect.element(screen.getByText(/The line dropped/).first()).toBeVisible()
  expect(Line.all).toHaveLength(1)
})
