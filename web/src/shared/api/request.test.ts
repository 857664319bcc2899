import { afterEach, expect, test, vi } from 'vitest'
import { request } from './request'

vi.mock('virtual:texts', () => ({ loaders: {} }))
afterEach(() => vi.unstubAllGlobals())

const answered = (body: BodyInit | null, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
const failure = () => request('GET /topics', { query: {} }).catch((error) => error)

test('a line that is gone in the middle of a reply is a lost line', async () => {
  const cut = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"error": false, "da'))
      stream.error(new TypeError('The line is gone.'))
    },
  })
  answered(cut)
  expect(await failure()).toMatchObject({ code: 'network', status: 0 })
})

test('a page of a proxy in place of a reply is a fault of the server', async () => {
  answered('<h1>Bad gateway</h1>', 502)
  expect(await failure()).toMatchObject({ code: 'server_error', status: 502 })
})
