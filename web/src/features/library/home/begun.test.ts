import type { Card } from '@kasama/contract/library.api'
import { expect, test } from 'vitest'
import { isBegun, partsOf } from './begun'

const card = (video_id: number, state: Partial<Card> = {}) =>
  ({ video_id, is_completed: false, is_locked: false, progress: 0, ...state }) as Card

test('the first lesson that was begun is the one to go on with; the completed ones stand apart', () => {
  const cards = [
    card(1),
    card(2, { progress: 0.4 }),
    card(3, { progress: 0.2 }),
    card(4, { is_completed: true, progress: 1 }),
  ]
  expect(cards.filter(isBegun).map(({ video_id }) => video_id)).toEqual([2, 3])
  const { open, completed } = partsOf(cards)
  expect(open.map(({ video_id }) => video_id)).toEqual([1, 3])
  expect(completed.map(({ video_id }) => video_id)).toEqual([4])
})

test('nobody goes on with a lesson that is locked, was only opened, or waits for its quiz', () => {
  expect(isBegun(card(1, { progress: 0.4, is_locked: true }))).toBe(false)
  expect(isBegun(card(1, { progress: 0.001 }))).toBe(false)
  expect(isBegun(card(1, { progress: 1 }))).toBe(false)
})
