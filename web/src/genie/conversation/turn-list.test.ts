import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '#shared/session/session.ts'
import { readTurns, storeTurns } from './stored-turns'
import { openTurnList } from './turn-list'
import type { Turn } from './turns'

const turn = (id: string, state: Turn['state'] = 'done') =>
  ({ id, askedAt: Date.now(), question: id, words: 'Cold water.', state, answer: null }) as Turn
let stored: Map<string, string>
let listeners: ((event: { key: string | null }) => void)[]
const onCleared = vi.fn()

beforeEach(() => {
  session.clear()
  stored = new Map()
  listeners = []
  onCleared.mockClear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[0]) => listeners.push(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: (typeof listeners)[0]) => {
    listeners = listeners.filter((other) => other !== listener)
  })
})
afterEach(() => {
  session.clear()
  vi.unstubAllGlobals()
})

/** Stores these turns as another tab would, and notifies this one. */
function inAnotherTab(turns: Turn[], key: string | null = 'chat') {
  storeTurns(7, turns)
  for (const listener of listeners) listener({ key })
}
const ids = (list: ReturnType<typeof openTurnList>) => list.turns().map(({ id }) => id)

test.each(['chat', null])('clearing in another tab clears this one, with pending answers: %s', (key) => {
  const list = openTurnList(7, onCleared)
  list.add(turn('1'))
  list.add(turn('2', 'asking'))
  inAnotherTab([], key)
  expect(ids(list)).toEqual([])
  expect(onCleared).toHaveBeenCalledOnce()
  list.add(turn('3'))
  expect(readTurns(7).map(({ id }) => id)).toEqual(['3'])
})
test('an answer pending when its page was left counts as cut or failed', () => {
  storeTurns(7, [turn('1', 'writing'), { ...turn('2', 'asking'), words: '' }])
  expect(
    openTurnList(7, onCleared)
      .turns()
      .map(({ state }) => state),
  ).toEqual(['cut', 'failed'])
})
test('shows questions of another tab beside an answer pending here', () => {
  const list = openTurnList(7, onCleared)
  list.add(turn('1'))
  list.add(turn('2', 'writing'))
  inAnotherTab([turn('1'), turn('2', 'cut'), turn('3')])
  expect(list.turns().map(({ id, state }) => `${id} ${state}`)).toEqual(['1 done', '2 writing', '3 done'])
  inAnotherTab([turn('1'), turn('3')])
  expect(ids(list)).toEqual(['1', '3', '2'])
  expect(onCleared).not.toHaveBeenCalled()
  inAnotherTab([turn('9')], 'web_token')
  expect(ids(list)).toEqual(['1', '3', '2'])
})
test('stores nothing and stops listening once another tab has ended the session', () => {
  session.set({ web_token: 'hers' })
  const list = openTurnList(7, onCleared)
  list.add(turn('1'))
  expect(stored.has('chat')).toBe(true)
  for (const name of ['web_token', 'chat']) stored.delete(name)
  list.dispatch('1', { type: 'broken', problem: '' })
  expect(stored.has('chat')).toBe(false)
  list.close()
  expect(listeners).toEqual([])
})
