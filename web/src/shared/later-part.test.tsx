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

test('a file that does not come is asked for again, and the page stays meanwhile', async () => {
  let asked = 0
  const Part = laterPart(async () => {
    asked += 1
    if (asked < 3) throw new Error('The line is gone.')
    return () => <p>Well done!</p>
  })
  const screen = await show(
    <>
      <h1>Library</h1>
      <Part isWanted />
    </>,
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toBe(2)
  await expect.element(screen.getByRole('heading', { name: 'Library' })).toBeVisible()
  await vi.advanceTimersByTimeAsync(5000)
  await expect.element(screen.getByText('Well done!')).toBeVisible()
})

test('a file that does not come although the server answers is told of, and not while the line is gone', async () => {
  let isLine = false
  vi.stubGlobal('fetch', async () => {
    if (!isLine) throw new TypeError('The line is gone.')
    return new Response()
  })
  const Part = laterPart(() => Promise.reject(new Error('The browser keeps the failure.')))
  const onStuck = vi.fn()
  await show(<Part isWanted onStuck={onStuck} />)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onStuck).not.toHaveBeenCalled()
  isLine = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(onStuck).toHaveBeenCalledTimes(1)
})
