import type { Profile } from '@kasama/contract/people/account.api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../session/session'
import { sendWaiting } from './send-waiting'
import type { WaitingAct } from './waiting-list'
import { changeWaiting, readWaiting } from './waiting-store'

const position: WaitingAct = { kind: 'position', video_id: 1, language_code: 'eng', position: 60 }
const server = vi.fn(async (_: RequestInfo | URL) => Response.json({ error: false, data: {} }))

beforeEach(async () => {
  vi.stubGlobal('fetch', server)
  await changeWaiting(7, () => [position])
})
afterEach(async () => {
  vi.unstubAllGlobals()
  server.mockClear()
  session.clear()
  await changeWaiting(7, () => [])
})

test('nothing of an account is sent with the token of another that has logged in', async () => {
  session.set({ web_token: 'token of another' })
  session.setUser({ id: 8, role: 'W' } as Profile)
  expect(await sendWaiting(7)).toBe(false)
  expect([server.mock.calls.length, await readWaiting(7)]).toEqual([0, [position]])
})

test('her own acts are sent', async () => {
  session.set({ web_token: 'token' })
  session.setUser({ id: 7, role: 'W' } as Profile)
  expect(await sendWaiting(7)).toBe(true)
  expect([server.mock.calls.length, await readWaiting(7)]).toEqual([1, []])
})
