import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../test/show'
import { laterPart } from './later-part'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
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
