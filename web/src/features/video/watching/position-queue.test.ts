import { expect, test } from 'vitest'
import { positionQueue } from './position-queue'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const at = (video_id: number, position: number) => ({ video_id, language_code: 'ind' as const, position })

test('the latest position of each video waits, also for the next visit', () => {
  const store = memory()
  const queue = positionQueue(store, 7)
  queue.put(at(1, 10))
  queue.put(at(2, 5))
  queue.put(at(1, 20))
  expect(positionQueue(store, 7).waiting()).toEqual([at(2, 5), at(1, 20)])
})

test('the furthest position waits too, where she went back since: it proves what she watched', () => {
  const queue = positionQueue(memory(), 7)
  for (const position of [50, 52, 3, 8]) queue.put(at(1, position))
  expect(queue.waiting()).toEqual([at(1, 52), at(1, 8)])
  queue.done(at(1, 52))
  expect(queue.waiting()).toEqual([at(1, 8)])
})

test('a confirmed position leaves, but not the newer one that came meanwhile', () => {
  const queue = positionQueue(memory(), 7)
  queue.put(at(1, 20))
  queue.done(at(1, 10))
  expect(queue.waiting()).toEqual([at(1, 20)])
  queue.done(at(1, 20))
  expect(queue.waiting()).toEqual([])
})

test('each account has its own, and rubbish is passed over', () => {
  const store = memory()
  positionQueue(store, 7).put(at(1, 20))
  expect(positionQueue(store, 8).waiting()).toEqual([])
  store.setItem('watch_positions_8', '{"not": "a list"}')
  expect(positionQueue(store, 8).waiting()).toEqual([])
  store.setItem('watch_positions_8', '[{"video_id": "x"}, null]')
  expect(positionQueue(store, 8).waiting()).toEqual([])
})

test('a browser that refuses storage does not break watching', () => {
  const refuse = () => {
    throw new Error('full')
  }
  const queue = positionQueue({ getItem: refuse, setItem: refuse, removeItem: refuse }, 7)
  queue.put(at(1, 20))
  expect(queue.waiting()).toEqual([])
})
