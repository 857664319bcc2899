import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../session/session'
import { queryClient } from './query-client'
import { request } from './request'

vi.mock('virtual:texts', () => ({ loaders: {} }))
afterEach(() => vi.unstubAllGlobals())
// Errors are in the language of the reader whom an earlier file left.
beforeEach(() => session.set({ language_code: 'eng' }))

const stubResponse = (body: BodyInit | null, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
const failure = () => request('GET /topics', { query: {} }).catch((error) => error)

test('reports a connection lost within a response as a network error', async () => {
  const cut = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"error": false, "da'))
      stream.error(new TypeError('The connection is gone.'))
    },
  })
  stubResponse(cut)
  expect(await failure()).toMatchObject({ code: 'network', status: 0 })
})

test('gives up a missing response after half a minute, and does not retry it', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const pendingError = failure()
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  const retry = queryClient.getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean
  const error = await pendingError
  expect(error).toMatchObject({ code: 'network', status: 504 })
  expect(retry(0, error)).toBe(false)
  stubResponse('', 500)
  expect(retry(0, await failure())).toBe(true)
})

test('shows an unexpected error with its code', async () => {
  stubResponse(
    JSON.stringify({ error: true, code: 'server_error', error_message: 'x', values: { reference: 'K7Q2' } }),
    500,
  )
  expect((await failure()).message).toBe('Something went wrong. Try again. (K7Q2)')
})
test("treats a proxy's page in place of a response as a server error", async () => {
  stubResponse('<h1>Bad gateway</h1>', 502)
  expect(await failure()).toMatchObject({ code: 'server_error', status: 502 })
})
