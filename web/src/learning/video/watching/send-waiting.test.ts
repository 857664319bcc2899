import { afterEach, expect, test, vi } from 'vitest'
import { session } from '#shared/session/session.ts'
import type { WaitingReport } from '#shared/watching/waiting-list.ts'
import { sendWaiting } from './send-waiting'

vi.mock('virtual:texts', () => ({ loaders: {} }))

const positionOf = (position: number): WaitingReport => ({
  kind: 'position',
  video_id: 1,
  language_code: 'eng',
  position,
})
let queue: WaitingReport[] = []
let removes = true
vi.mock('#shared/watching/waiting-store.ts', () => ({
  readWaiting: async () => queue,
  changeWaiting: async (_: number, change: (list: WaitingReport[]) => WaitingReport[]) => {
    if (removes) queue = change(queue)
  },
}))

/** The positions that reached a server which accepts no more than five. */
async function send(): Promise<number[]> {
  const sent: number[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (sent.push(JSON.parse(body).position) > 5) throw new TypeError('no line')
    return Response.json({ error: false, data: {} })
  })
  session.set({ web_token: 'token' })
  await sendWaiting(7)
  return sent
}

afterEach(() => {
  session.clear()
  vi.unstubAllGlobals()
})

test('sends the queue in order, each report once', async () => {
  queue = [positionOf(10), positionOf(20)]
  removes = true
  expect(await send()).toEqual([10, 20])
  expect(queue).toEqual([])
})
test('does not resend a report that cannot be removed', async () => {
  queue = [positionOf(10), positionOf(20)]
  removes = false
  expect(await send()).toEqual([10])
})
