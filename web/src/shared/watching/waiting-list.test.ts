import { expect, test } from 'vitest'
import { type Position, type Visit, type WaitingReport, withAdded, withoutSent } from './waiting-list'

const at = (video_id: number, position: number): Position => ({
  kind: 'position',
  video_id,
  language_code: 'mya',
  position,
})
const visit = (video_id: number, began_at = 1): Visit => ({ kind: 'visit', video_id, ticket: 't', began_at })
const queue = (...items: WaitingReport[]) => items.reduce<WaitingReport[]>(withAdded, [])

test('of each video the latest position waits', () => {
  expect(queue(at(1, 10), at(2, 5), at(1, 20))).toEqual([at(2, 5), at(1, 20)])
})
test('a second look at the start does not lose the end, which waits before it', () => {
  const list = queue(at(1, 96), at(1, 3), at(1, 8))
  expect(list).toEqual([at(1, 96), at(1, 8)])
  expect(withoutSent(list, at(1, 96))).toEqual([at(1, 8)])
})
test('what was sent leaves, but not the newer position that came meanwhile', () => {
  expect(withoutSent(queue(at(1, 10), at(1, 20)), at(1, 10))).toEqual([at(1, 20)])
})
test('a visit waits before its positions, and videos in the order in which they were watched', () => {
  expect(queue(visit(1), at(1, 90), visit(2), at(2, 50), at(2, 90))).toEqual([visit(1), at(1, 90), visit(2), at(2, 90)])
})
test('of two visits without a line the first one counts', () => {
  expect(queue(visit(1, 100), at(1, 40), visit(1, 900), at(1, 60))).toEqual([visit(1, 100), at(1, 60)])
})
test('a position from before the visit is sent before it: the visit moves the clock on', () => {
  const list = queue(at(1, 96), visit(1), at(1, 4))
  expect(list).toEqual([at(1, 96), visit(1), at(1, 4)])
  expect(withoutSent(list, visit(1))).toEqual([at(1, 96), at(1, 4)])
})
