import { expect, test } from 'vitest'
import { type Position, type Visit, type WaitingReport, withAdded, withoutSent } from './waiting-list'

const positionOf = (video_id: number, position: number): Position => ({
  kind: 'position',
  video_id,
  language_code: 'mya',
  position,
})
const visit = (video_id: number, began_at = 1): Visit => ({ kind: 'visit', video_id, ticket: 't', began_at })
const queue = (...items: WaitingReport[]) => items.reduce<WaitingReport[]>(withAdded, [])

test('keeps the latest position of each video', () => {
  expect(queue(positionOf(1, 10), positionOf(2, 5), positionOf(1, 20))).toEqual([positionOf(2, 5), positionOf(1, 20)])
})
test('keeps the furthest position before a later one near the start', () => {
  const list = queue(positionOf(1, 96), positionOf(1, 3), positionOf(1, 8))
  expect(list).toEqual([positionOf(1, 96), positionOf(1, 8)])
  expect(withoutSent(list, positionOf(1, 96))).toEqual([positionOf(1, 8)])
})
test('removes a sent report, but not a newer position added meanwhile', () => {
  expect(withoutSent(queue(positionOf(1, 10), positionOf(1, 20)), positionOf(1, 10))).toEqual([positionOf(1, 20)])
})
test('queues a visit before its positions, and videos in the order of watching', () => {
  expect(queue(visit(1), positionOf(1, 90), visit(2), positionOf(2, 50), positionOf(2, 90))).toEqual([
    visit(1),
    positionOf(1, 90),
    visit(2),
    positionOf(2, 90),
  ])
})
test('keeps the first of two offline visits', () => {
  expect(queue(visit(1, 100), positionOf(1, 40), visit(1, 900), positionOf(1, 60))).toEqual([
    visit(1, 100),
    positionOf(1, 60),
  ])
})
test('a position from before the visit is sent before it: the visit moves the clock on', () => {
  const list = queue(positionOf(1, 96), visit(1), positionOf(1, 4))
  expect(list).toEqual([positionOf(1, 96), visit(1), positionOf(1, 4)])
  expect(withoutSent(list, visit(1))).toEqual([positionOf(1, 96), positionOf(1, 4)])
})
