import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '#shared/session/session.ts'
import { keptList } from './kept-list'
import { keepTurns, readTurns } from './kept-turns'
import type { Turn } from './turns'

const turn = (id: string, state: Turn['state'] = 'done') =>
  ({ id, askedAt: Date.now(), question: id, words: 'Cold water.', state, answer: null }) as Turn
let stored: Map<string, string>
let looks: ((event: { key: string | null }) => void)[]
const onCleared = vi.fn()

beforeEach(() => {
  session.clear()
  stored = new Map()
  looks = []
  onCleared.mockClear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('addEventListener', (_: string, look: (typeof looks)[0]) => looks.push(look))
  vi.stubGlobal('removeEventListener', (_: string, look: (typeof looks)[0]) => {
    looks = looks.filter((other) => other !== look)
  })
})
afterEach(() => {
  session.clear()
  vi.unstubAllGlobals()
})

/** Stores these turns as another tab would, and notifies this one. */
function inAnotherTab(turns: Turn[], key: string | null = 'chat') {
  keepTurns(7, turns)
  for (const look of looks) look({ key })
}
const ids = (list: ReturnType<typeof keptList>) => list.shown().map(({ id }) => id)

test.each(['chat', null])('cleared in another tab is cleared here, with what is on its way: %s', (key) => {
  const list = keptList(7, onCleared)
  list.add(turn('1'))
  list.add(turn('2', 'asking'))
  inAnotherTab([], key)
  expect(ids(list)).toEqual([])
  expect(onCleared).toHaveBeenCalledOnce()
  list.add(turn('3'))
  expect(readTurns(7).map(({ id }) => id)).toEqual(['3'])
})
test('an answer that was on its way when its page was left is a cut one, or none', () => {
  keepTurns(7, [turn('1', 'writing'), { ...turn('2', 'asking'), words: '' }])
  expect(
    keptList(7, onCleared)
      .shown()
      .map(({ state }) => state),
  ).toEqual(['cut', 'failed'])
})
test('what another tab asks is shown, beside an answer that is being written here', () => {
  const list = keptList(7, onCleared)
  list.add(turn('1'))
  list.add(turn('2', 'writing'))
  inAnotherTab([turn('1'), turn('2', 'cut'), turn('3')])
  expect(list.shown().map(({ id, state }) => `${id} ${state}`)).toEqual(['1 done', '2 writing', '3 done'])
  inAnotherTab([turn('1'), turn('3')])
  expect(ids(list)).toEqual(['1', '3', '2'])
  expect(onCleared).not.toHaveBeenCalled()
  inAnotherTab([turn('9')], 'web_token')
  expect(ids(list)).toEqual(['1', '3', '2'])
})
test('nothing is kept once another tab has ended the session, and nothing is heard any more', () => {
  session.set({ web_token: 'hers' })
  const list = keptList(7, onCleared)
  list.add(turn('1'))
  expect(stored.has('chat')).toBe(true)
  for (const name of ['web_token', 'chat']) stored.delete(name)
  list.tell('1', { type: 'broken', problem: '' })
  expect(stored.has('chat')).toBe(false)
  list.close()
  expect(looks).toEqual([])
})
