import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client'
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

test('an answer that does not come is given up after half a minute, and not waited for again by itself', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const given = failure()
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  const retry = queryClient.getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean
  const error = await given
  expect(error).toMatchObject({ code: 'network', status: 504 })
  expect(retry(0, error)).toBe(false)
  answered('', 500)
  expect(retry(0, await failure())).toBe(true)
})

test('a page of a proxy in place of a reply is a fault of the server', async () => {
  answered('<h1>Bad gateway</h1>', 502)
  expect(await failure()).toMatchObject({ code: 'server_error', status: 502 })
})
