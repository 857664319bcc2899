import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { laterPart } from './later-part'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('retries a download that fails, and keeps the page meanwhile', async () => {
  let attempts = 0
  const Part = laterPart(async () => {
    attempts += 1
    if (attempts < 3) throw new Error('The connection is gone.')
    return () => <p>Well done!</p>
  })
  const screen = await show(
    <>
      <h1>Library</h1>
      <Part isEnabled />
    </>,
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(attempts).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(attempts).toBe(2)
  await expect.element(screen.getByRole('heading', { name: 'Library' })).toBeVisible()
  // The next retry is planned once it is known whether the server responds.
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  await expect.element(screen.getByText('Well done!')).toBeVisible()
})

test('reports a download that fails although the server responds, but not while offline', async () => {
  let isOnline = false
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('The connection is gone.')
    return new Response()
  })
  const Part = laterPart(() => Promise.reject(new Error('The browser keeps the failure.')))
  const onStuck = vi.fn()
  await show(<Part isEnabled onStuck={onStuck} />)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onStuck).not.toHaveBeenCalled()
  isOnline = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(onStuck).toHaveBeenCalledTimes(1)
})
