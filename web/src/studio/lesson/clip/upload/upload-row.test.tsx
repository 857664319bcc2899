import { expect, test, vi } from 'vitest'
import { Line, latest, line, playServer, showSent } from '#test/upload-line.tsx'

const server = playServer()

async function row() {
  const screen = await showSent()
  await line('/uploads/pass-1')
  return screen
}

test('an upload is paused and resumed; a removed one is deleted in the browser and on the server', async () => {
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
  expect(server.requests).toContain('DELETE /api/admin/uploads/1')
})

test('an upload resumes by itself when the connection is back, or at a press', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const screen = await row()
  latest().onerror(new Error('no connection'))
  await expect.element(screen.getByText(/It goes on by itself/).first()).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => Line.all.length).toBe(2)
  latest().onerror(new Error('no connection'))
  await screen.getByRole('button', { name: 'Go on', exact: true }).first().click()
  await expect.poll(() => Line.all.length).toBe(3)
})

test('an upload that the server refuses does not resume; it can be restarted with the same file', async () => {
  const screen = await row()
  latest().answer(410)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The server takes no more of this upload.')
  await expect.element(screen.getByText(/It goes on by itself/)).not.toBeInTheDocument()
  window.dispatchEvent(new Event('online'))
  expect(Line.all).toHaveLength(1)
  await screen.getByRole('button', { name: 'Begin again' }).click()
  await line('/uploads/pass-2')
  expect(server.requests).toContain('POST /api/admin/videos/3/uploads')
})

test('a full server is reported, and the upload is not retried within seconds', async () => {
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
