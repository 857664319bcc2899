import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '#shared/session/session.ts'
import { readTurns, storeTurns } from './stored-turns'
import type { Turn } from './turns'

const turn = { id: '1', askedAt: 1000, words: 'Cold water.', state: 'done', answer: { voice: '/voice.mp3' } }
const turns = [turn] as unknown as Turn[]
let stored: Map<string, string>

beforeEach(() => {
  session.clear()
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an account finds its own conversation, and no other account does', () => {
  storeTurns(7, turns)
  expect(readTurns(7, 2000)).toEqual(turns)
  expect(readTurns(8, 2000)).toEqual([])
  storeTurns(7, [])
  expect(stored.size).toBe(0)
})
test('drops an expired voice file', () => {
  storeTurns(7, turns)
  expect(readTurns(7, 90_000_000)[0]?.answer?.voice).toBe(null)
})
test('treats denied or damaged storage as empty', () => {
  stored.set('chat', '{')
  expect(readTurns(7)).toEqual([])
})
