import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { useHeartbeat } from './use-heartbeat'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => vi.useRealTimers())

function Learning({ isPlaying = false }) {
  useHeartbeat(7, () => isPlaying)
  return null
}

async function openPage(isPlaying = false) {
  const calls = answerCalls({ 'GET /worker/:id/log': { done: true } })
  const screen = await show(<Learning isPlaying={isPlaying} />)
  return { screen, beats: () => calls.requests('GET /worker/:id/log').length }
}
const act = () => window.dispatchEvent(new Event('pointermove'))

test('reports every 30 s, until she was inactive for 60 s', async () => {
  const { screen, beats } = await openPage()
  expect(beats()).toBe(1)
  vi.advanceTimersByTime(15_000)
  act()
  expect(beats()).toBe(1)
  vi.advanceTimersByTime(15_000)
  expect(beats()).toBe(2)
  vi.advanceTimersByTime(300_000)
  const idle = beats()
  expect(idle).toBe(3)
  vi.advanceTimersByTime(120_000)
  expect(beats()).toBe(idle)
  act()
  expect(beats()).toBe(idle + 1)
  await screen.unmount()
  // The next lesson does not send another.
  const next = await openPage()
  expect(next.beats()).toBe(0)
})

test('a playing clip counts as activity', async () => {
  vi.advanceTimersByTime(1_000_000)
  const { beats } = await openPage(true)
  const before = beats()
  vi.advanceTimersByTime(300_000)
  expect(beats()).toBe(before + 10)
})
