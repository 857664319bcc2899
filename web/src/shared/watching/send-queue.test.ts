import { beforeEach, expect, test, vi } from 'vitest'
import { type Reply, sendQueue } from './send-queue'
import type { WaitingAct } from './waiting-list'
import type { RefusedAct } from './waiting-store'

let queue: WaitingAct[] = []
let refused: RefusedAct[] = []
let removes = true
vi.mock('./waiting-store', () => ({
  readWaiting: async () => queue,
  changeWaiting: async (_: number, change: (list: WaitingAct[]) => WaitingAct[]) => {
    if (removes) queue = change(queue)
  },
  noteRefused: async (_: number, act: RefusedAct) => void refused.push(act),
  tellPages: () => {},
}))

const positionOf = (position: number): WaitingAct => ({ kind: 'position', video_id: 1, language_code: 'eng', position })
const answer = (id: string, question_id: number): WaitingAct => ({
  kind: 'answer',
  id,
  video_id: 1,
  question_id,
  answers: [2],
  is_right: true,
  score: 1,
})
const done = { status: 200, data: {} }
const refusal = (status: number, code: string): Reply => ({ status, error: { code } })

type Call = { path: string; body: object | undefined }

/** Sends the queue to a server that replies in this order, and then is not reached. */
async function send(replies: Reply[], mayGoOn = () => true) {
  const calls: Call[] = []
  const post = async (path: string, body: object | undefined) => {
    calls.push({ path, body })
    return replies[calls.length - 1] ?? refusal(0, 'network')
  }
  return { calls, ...(await sendQueue(7, { post, mayGoOn })) }
}

const secondsOf = (calls: Call[]) => calls.map(({ body }) => (body as { seconds_ago: number }).seconds_ago)

beforeEach(() => {
  ;[queue, refused, removes] = [[], [], true]
  // Without locks, as in an old browser.
  vi.stubGlobal('navigator', {})
})

test('sends each kind of act once, in order', async () => {
  queue = [
    { kind: 'visit', video_id: 1, ticket: 't', began_at: Date.now() },
    positionOf(96),
    answer('a', 11),
    { kind: 'watched', id: 'w', video_id: 2 },
    { kind: 'practice', id: 'key', day: '2026-11-29', question_id: 5, answers: [1], is_right: false },
    { kind: 'name', id: 'n', user_id: 7, fullname: 'Siti Melati' },
  ]
  const { calls, end } = await send(Array.from({ length: 6 }, () => done))
  expect(calls.slice(1)).toEqual([
    { path: '/videos/1/position', body: { language_code: 'eng', position: 96 } },
    { path: '/questions/11/answers', body: { answers: [2] } },
    { path: '/videos/2/watched', body: undefined },
    { path: '/practice/answers', body: { key: 'key', day: '2026-11-29', question_id: 5, answers: [1] } },
    { path: '/users/fullname', body: { user_id: 7, fullname: 'Siti Melati' } },
  ])
  expect(calls[0]).toMatchObject({ path: '/videos/1/visit', body: { ticket: 't' } })
  expect([queue, end]).toEqual([[], 'empty'])
})

test('a browser with blocked site data denies locks: the queue is sent all the same', async () => {
  const request = vi.fn().mockRejectedValue(new DOMException('denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  queue = [positionOf(96)]
  const { calls, end } = await send([done])
  expect([calls.length, end, request.mock.calls.length]).toEqual([1, 'empty', 1])
})

test('an answer says how long it waited, 30 days at most; one of an earlier release says nothing', async () => {
  const answeredAgo = (seconds: number) => ({ ...answer('a', 11), answered_at: Date.now() - seconds * 1000 })
  for (const [ago, seconds_ago] of [
    [600, 600],
    [-600, 0],
    [90 * 86_400, 30 * 86_400],
  ] as const) {
    queue = [answeredAgo(ago)]
    const { calls } = await send([done])
    expect(calls[0]?.body).toEqual({ answers: [2], seconds_ago })
  }
})

test('what is refused leaves the queue and is noted; what is temporary stays, in order', async () => {
  queue = [answer('a', 11), answer('b', 12), answer('c', 13)]
  const { end } = await send([refusal(404, 'question_gone'), done, refusal(503, 'server_error')])
  expect(end).toBe('offline')
  expect(queue).toMatchObject([answer('c', 13)])
  expect(refused).toEqual([{ kind: 'answer', video_id: 1, code: 'question_gone' }])
})

test.each([
  [401, 'x', 'not logged in'],
  [429, 'x', 'offline'],
  [0, 'x', 'offline'],
  // A page of a hotspot or proxy, which is no reply of this server.
  [403, 'server_error', 'offline'],
  [404, 'server_error', 'offline'],
  [403, 'session_not_registered', 'offline'],
])('keeps everything after a reply with status %d, %s', async (status, code, end) => {
  queue = [answer('a', 11)]
  expect(await send([refusal(status, code)])).toMatchObject({ end, hasSent: false })
  expect(queue).toHaveLength(1)
})

const answerOf = (video_id: number, id: string): WaitingAct =>
  ({ ...answer(id, video_id * 10), video_id }) as WaitingAct
const trouble = refusal(500, 'server_error')
const idsOf = (list: WaitingAct[]) => list.map((act) => 'id' in act && act.id)

test('an act at which the server fails keeps back its lesson alone', async () => {
  queue = [answerOf(1, 'a'), answerOf(1, 'b'), answerOf(2, 'c'), answerOf(3, 'd')]
  const { calls, end, hasSent } = await send([trouble, done, done])
  expect(calls.map(({ path }) => path)).toEqual([
    '/questions/10/answers',
    '/questions/20/answers',
    '/questions/30/answers',
  ])
  expect([end, hasSent, idsOf(queue), refused]).toEqual(['offline', true, ['a', 'b'], []])
})

test('an act whose fields a server of an earlier release does not know waits for the next one', async () => {
  queue = [answer('a', 11), positionOf(96)]
  const { calls } = await send([refusal(400, 'invalid_input')])
  expect(calls).toHaveLength(1)
  expect(refused).toEqual([])
  expect(queue).toHaveLength(2)
  await send([done, done])
  expect(queue).toEqual([])
})
test('a server that fails at three acts is asked no further, and that says nothing about them', async () => {
  queue = [1, 2, 3, 4].map((id) => answerOf(id, `a${id}`))
  expect((await send([trouble, trouble, trouble, done])).calls).toHaveLength(3)
  expect(queue.every((act) => act.trouble === undefined)).toBe(true)
})

test('an act at which the server fails for a day, while it takes others, is set aside and told; its lesson goes on', async () => {
  vi.useFakeTimers()
  queue = [answerOf(1, 'a'), answerOf(1, 'b')]
  const run = () => {
    queue.push(answerOf(2, `later ${queue.length} ${Date.now()}`))
    return send([trouble, done])
  }
  for (let count = 0; count < 6; count++) await run()
  expect([idsOf(queue), refused]).toEqual([['a', 'b'], []])
  vi.advanceTimersByTime(86_400_001)
  // Nothing else is taken: the server may be the cause.
  await send([trouble])
  expect(idsOf(queue)).toEqual(['a', 'b'])
  await run()
  expect(refused).toEqual([{ kind: 'answer', video_id: 1, code: 'server_error' }])
  expect((await send([done])).end).toBe('empty')
  vi.useRealTimers()
})

test('sends nothing of an account under another one’s login', async () => {
  queue = [answer('a', 11)]
  const { calls, end } = await send([done], () => false)
  expect([calls, end]).toEqual([[], 'not logged in'])
})

test('does not send an act again that cannot be removed, and none of a later release', async () => {
  removes = false
  queue = [positionOf(10), positionOf(20)]
  expect((await send([done, done])).calls).toHaveLength(1)
  queue = [{ kind: 'of a later release' } as unknown as WaitingAct]
  const { calls, end } = await send([done])
  expect([calls, end, queue.length]).toEqual([[], 'stuck', 1])
})

test.each([
  ['right', 100, 90, 100],
  ['set back by days', -200_000, 90, 90],
  ['set forward by years', 1e9, 90, 30 * 86_400],
])('with a clock that was %s, a visit began when it can have begun', async (_, clockAgo, lasted, expected) => {
  queue = [{ kind: 'visit', video_id: 1, ticket: 't', began_at: Date.now() - clockAgo * 1000, lasted }]
  const { calls } = await send([done])
  const [seconds_ago] = secondsOf(calls)
  expect(seconds_ago).toBeGreaterThanOrEqual(expected)
  expect(seconds_ago).toBeLessThanOrEqual(expected + 2)
})

test('with a clock that was set back, lessons watched one after the other each keep their own time', async () => {
  const visit = (video_id: number, lasted: number): WaitingAct => ({
    kind: 'visit',
    video_id,
    ticket: 't',
    began_at: Date.now() + 1e9,
    lasted,
  })
  queue = [visit(1, 100), visit(2, 50)]
  const { calls } = await send([done, done])
  expect(secondsOf(calls)).toEqual([150, 50])
})
