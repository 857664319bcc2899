import type { Card } from '@kasama/contract/learning/library/library.api'
import { expect, test } from 'vitest'
import { splitList } from './parts'

const card = (video_id: number, is_completed = false) => ({ video_id, is_completed }) as Card
const ids = (cards: Card[]) => cards.map(({ video_id }) => video_id)

test('leaves out the lesson to continue, and separates the completed ones', () => {
  const cards = [card(1), card(2), card(3), card(4, true)]
  const { open, completed } = splitList(cards, 2)
  expect([ids(open), ids(completed)]).toEqual([[1, 3], [4]])
  expect(ids(splitList(cards, undefined).open)).toEqual([1, 2, 3])
})
