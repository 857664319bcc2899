import { expect, test } from 'vitest'
import {
  addWatchedSeconds,
  countWaiting,
  isFull,
  type Position,
  type Visit,
  type WaitingAct,
  withAdded,
  withoutSent,
} from './waiting-list'

const positionOf = (video_id: number, position: number): Position => ({
  kind: 'position',
  video_id,
  language_code: 'mya',
  position,
})
const visit = (video_id: number, began_at = 1): Visit => ({ kind: 'visit', video_id, ticket: 't', began_at })
const queue = (...items: WaitingAct[]) => items.reduce<WaitingAct[]>(withAdded, [])

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

const answer = (id: string, video_id = 1): WaitingAct => ({
  kind: 'answer',
  id,
  video_id,
  question_id: 5,
  answers: [1],
  is_right: false,
  score: 0,
})
const named = (fullname: string): WaitingAct => ({ kind: 'name', id: fullname, user_id: 7, fullname })

test('the proof of an answer stays before it, though she watches again', () => {
  const list = queue(visit(1), positionOf(1, 96), answer('a'), positionOf(1, 3), positionOf(1, 9))
  expect(list).toEqual([visit(1), positionOf(1, 96), answer('a'), positionOf(1, 9)])
})
test('keeps every answer in order, the same one twice too, and the last name', () => {
  const list = queue(answer('a'), named('Siti'), answer('b'), named('Siti Melati'))
  expect(list).toEqual([answer('a'), answer('b'), named('Siti Melati')])
  expect(withoutSent(list, answer('a'))).toEqual([answer('b'), named('Siti Melati')])
})
test('adds the seconds that a waiting visit has lasted', () => {
  const list = addWatchedSeconds(addWatchedSeconds(queue(visit(1), visit(2)), 1, 10), 1, 5)
  expect(list).toEqual([{ ...visit(1), lasted: 15 }, visit(2)])
})
test('is full with 300 acts', () => {
  const acts = Array.from({ length: 300 }, (_, n) => answer(String(n)))
  expect([isFull(acts.slice(1)), isFull(acts)]).toEqual([false, true])
})
test('counts answers, names, and lessons without an answer', () => {
  expect(countWaiting(queue(visit(1), positionOf(1, 96), answer('a'), answer('b'), visit(2), named('Siti')))).toBe(4)
  expect(countWaiting([])).toBe(0)
})
