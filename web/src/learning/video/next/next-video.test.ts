import type { Card } from '@kasama/contract/learning/library/library.api'
import { expect, test } from 'vitest'
import { nextVideo } from './next-video'

const card = (video_id: number, more: Partial<Card> = {}) =>
  ({ video_id, is_locked: false, is_completed: false, ...more }) as Card
const idAfter = (current: number, mustWatch: Card[], related: Card[]) =>
  nextVideo(current, mustWatch, related)?.video_id

test('next is the next must-watch video in the order of the list, then from its beginning', () => {
  const list = [card(1), card(2), card(3)]
  expect(idAfter(1, list, [card(9)])).toBe(2)
  expect(idAfter(3, list, [card(9)])).toBe(1)
})
test('completed and locked ones are passed over; then a related one follows, or none', () => {
  const list = [card(1, { is_completed: true }), card(2), card(3, { is_locked: true })]
  expect(idAfter(2, list, [card(2), card(8, { is_completed: true }), card(9)])).toBe(9)
  expect(idAfter(2, list, [])).toBeUndefined()
})
test('a video that is not on the list leads to its first one', () => {
  expect(idAfter(5, [card(1), card(2)], [card(9)])).toBe(1)
})
