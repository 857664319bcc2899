import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('RELEASE', { name: 'tested' }))
const { answerCall, compareAnswer, forgetAnswers, isKept, isKeptToCompare, markChanged, sendReport } = await import(
  './answers.ts'
)

const works: Promise<unknown>[] = []
const eventOf = (path: string, init: RequestInit = {}) =>
  ({
    request: new Request(path, { headers: { 'x-access-token': 'hers' }, ...init }),
    waitUntil: (work: Promise<unknown>) => works.push(work),
  }) as unknown as FetchEvent

const fromServer = vi.fn(async (_: Request): Promise<Response> => Response.json('server'))
const tell = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', fromServer)
})
afterEach(async () => {
  await Promise.all(works.splice(0))
  await forgetAnswers()
  vi.unstubAllGlobals()
  fromServer.mockReset()
  tell.mockReset()
})

/** The server's answer, and 304 to who knows it. */
const respondWith = (text: string) =>
  fromServer.mockImplementation(async ({ headers }) => {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    const tag = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
    return headers.get('if-none-match') === `"${tag}"` ? new Response(null, { status: 304 }) : new Response(text)
  })

const settled = () => Promise.all(works.splice(0))

async function compared(path: string, init: RequestInit = {}) {
  const response = await compareAnswer(eventOf(path, init))
  await settled()
  return response.text()
}

const statuses = () => Promise.all(fromServer.mock.results.map(async ({ value }) => ((await value) as Response).status))

test('an unchanged praise is not sent again, and a changed one is the new one', async () => {
  respondWith('[]')
  expect(await compared('/api/praise')).toBe('[]')
  expect(await compared('/api/praise')).toBe('[]')
  expect(await statuses()).toEqual([200, 304])
  respondWith('[1]')
  expect(await compared('/api/praise')).toBe('[1]')
})

test('without a connection there is no praise, and another login compares with none of hers', async () => {
  respondWith('[]')
  await compared('/api/praise')
  await expect(compared('/api/praise', { headers: { 'x-access-token': 'another' } }).then(statuses)).resolves.toEqual([
    200, 200,
  ])
  fromServer.mockRejectedValue(new TypeError('no connection'))
  await expect(compared('/api/praise')).rejects.toThrow('no connection')
})

test('the first call of a screen takes what is stored, until something was written', async () => {
  respondWith('[1]')
  const first = { cache: 'force-cache' as const }
  const ask = async () => {
    const response = await answerCall(eventOf('/api/topics', first), tell)
    await settled()
    return response.text()
  }
  expect([await ask(), await ask()]).toEqual(['[1]', '[1]'])
  expect(fromServer).toHaveBeenCalledTimes(1)
  await markChanged()
  respondWith('[2]')
  expect(await ask()).toBe('[2]')
  fromServer.mockRejectedValue(new TypeError('no connection'))
  await markChanged()
  expect(await ask()).toBe('[2]')
  expect(tell).toHaveBeenLastCalledWith(false)
})

test('a report of watching keeps what is stored, but for the one that completes the lesson', async () => {
  const ask = async () => {
    const response = await answerCall(eventOf('/api/topics', { cache: 'force-cache' }), tell)
    await settled()
    return response.text()
  }
  const report = async (reply: Response) => {
    fromServer.mockResolvedValueOnce(reply)
    return (await sendReport(eventOf('/api/videos/5/position', { method: 'POST' }).request)).text()
  }
  respondWith('[1]')
  await ask()
  respondWith('[2]')
  expect(await report(Response.json({ data: { furthest: 1 } }))).toBe('{"data":{"furthest":1}}')
  expect(await report(new Response('a page of a hotspot'))).toBe('a page of a hotspot')
  expect(await ask()).toBe('[1]')
  expect(await report(Response.json({ data: { completed: true } }))).toBe('{"data":{"completed":true}}')
  expect(await ask()).toBe('[2]')
})

/** Lets the answers that were stored so far be those of the former release. */
async function startRelease() {
  const [own, former] = [await caches.open('answers-tested'), await caches.open('answers-former')]
  for (const key of await own.keys()) await former.put(key, (await own.match(key)) as Response)
  await caches.delete('answers-tested')
}

test('a release that starts without internet has the answers of the former one, until it has her profile', async () => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await answerCall(eventOf(path, init), tell)
    await settled()
    return response.text()
  }
  respondWith('[1]')
  await ask('/api/users/me')
  await ask('/api/topics')
  await startRelease()
  fromServer.mockRejectedValue(new TypeError('no connection'))
  expect([await ask('/api/users/me'), await ask('/api/topics')]).toEqual(['[1]', '[1]'])
  expect(tell).toHaveBeenLastCalledWith(false)
  respondWith('[2]')
  expect(await ask('/api/topics', { cache: 'force-cache' }), 'never early').toBe('[2]')
  expect(await caches.has('answers-former')).toBe(true)
  await ask('/api/users/me')
  expect(await caches.has('answers-former')).toBe(false)
  await startRelease()
  const another = { headers: { 'x-access-token': 'another' } }
  fromServer.mockRejectedValue(new TypeError('no connection'))
  await expect(ask('/api/topics', another)).rejects.toThrow('no connection')
  expect(await caches.has('answers-former')).toBe(false)
})

test('an ended login leaves nothing', async () => {
  respondWith('[1]')
  await answerCall(eventOf('/api/topics'), tell)
  await settled()
  fromServer.mockResolvedValue(new Response('{}', { status: 401 }))
  await answerCall(eventOf('/api/topics'), tell)
  await settled()
  expect((await caches.keys()).filter((name) => name.startsWith('answers-'))).toEqual([])
})

test('an answer that arrives after the logout is not stored', async () => {
  fromServer.mockImplementation(async () => {
    await forgetAnswers()
    return new Response('[1]')
  })
  await answerCall(eventOf('/api/topics'), tell)
  await settled()
  expect((await caches.keys()).filter((name) => name.startsWith('answers-'))).toEqual([])
})

test('praise, thanks and the session are compared, lists are kept, and money is neither', () => {
  const kinds = ['/praise', '/thanks', '/auth/session/7', '/topics', '/payments', '/auth/session/7/x'].map((path) => {
    const { request } = eventOf(`/api${path}`)
    return [isKeptToCompare(request, path), isKept(request, path)]
  })
  expect(kinds).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [false, true],
    [false, false],
    [false, false],
  ])
})
