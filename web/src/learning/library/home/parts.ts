import type { Card } from '@kasama/contract/learning/library/library.api'

/** Splits her list as shown: without the lesson to continue, which is above it, and with the completed ones last. */
export function splitList(cards: Card[], begunId: number | undefined) {
  return {
    open: cards.filter((card) => !card.is_completed && card.video_id !== begunId),
    completed: cards.filter((card) => card.is_completed),
  }
}
