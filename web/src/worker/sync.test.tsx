import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WaitingAct } from '#shared/watching/waiting-list.ts'
import { changeWaiting, forgetSender, keepSender, readSender, readWaiting } from '#shared/watching/waiting-store.ts'

vi.hoisted(() => vi.stubGlobal('RELEASE', { name: 'tested' }))
const { handleSync } = await import('./sync.ts')

const answer = (id: string): WaitingAct => ({
  kind: 'answer',
  id,
  video_id: 1,
  question_id: 11,
  answers: [2],
  is_right: true,
  score: 1,
})
const server = vi.fn(async (_: string, __?: RequestInit) => Response.json({ error: false, data: {} }))

beforeEach(async () => {
  vi.stubGlobal('fetch', server)
  await changeWaiting(7, () => [answer('a'), answer('b')])
  await keepSender({ userId: 7, token: 'hers' })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  server.mockReset()
  await forgetSender()
  await changeWaiting(7, () => [])
})

/** The browser's event, with the app closed; settles as what the worker lets it wait for. */
async function sync(tag = 'waiting') {
  const works: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => works.push(work)
  handleSync(Object.assign(new Event('sync'), { tag, waitUntil }))
  await Promise.all(works)
}

const tokens = () => server.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-access-token'))

test('with the app closed everything is sent in her name, which is then forgotten', async () => {
  server.mockImplementation(async () => Response.json({ error: false, data: {} }))
  await sync()
  expect([tokens(), await readWaiting(7), await readSender()]).toEqual([['hers', 'hers'], [], null])
})

test('a connection that is lost again leaves the rest, and the browser tries once more', async () => {
  server.mockImplementationOnce(async () => Response.json({ error: false, data: {} }))
  server.mockRejectedValue(new TypeError('no connection'))
  await expect(sync()).rejects.toThrow()
  expect([await readWaiting(7), await readSender()]).toEqual([[answer('b')], { userId: 7, token: 'hers' }])
})

test('an act of a later release waits, and so does the sender', async () => {
  await changeWaiting(7, () => [{ ...answer('a'), kind: 'of a later release' } as unknown as WaitingAct])
  await sync()
  expect([server.mock.calls.length, await readSender()]).toEqual([0, { userId: 7, token: 'hers' }])
})

test('after a logout, or for another event, nothing is sent', async () => {
  await sync('another')
  await forgetSender()
  await sync()
  expect([server.mock.calls.length, (await readWaiting(7)).length]).toEqual([0, 2])
})

test('a login that has ended sends nothing more, and the acts wait for her next one', async () => {
  server.mockImplementation(async () =>
    Response.json({ error: true, code: 'session_ended', error_message: '' }, { status: 401 }),
  )
  await sync()
  expect([server.mock.calls.length, (await readWaiting(7)).length, await readSender()]).toEqual([1, 2, null])
})
