import type { Card } from '@kasama/contract/library.api'

/** Her list in the parts that she sees: the lesson to go on with stands above it, and the completed ones come last. */
export function partsOf(cards: Card[], begunId: number | undefined) {
  return {
    open: cards.filter((card) => !card.is_completed && card.video_id !== begunId),
    completed: cards.filter((card) => card.is_completed),
  }
}
