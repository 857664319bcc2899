import type { Card } from '@kasama/contract/learning/library/library.api'

/**
 * The next video: the following one of her must-watch list in its order, from the beginning after its end, then a
 * related one. Locked and completed ones are skipped.
 */
export function nextVideo(currentId: number, mustWatch: readonly Card[], related: readonly Card[]): Card | undefined {
  const index = mustWatch.findIndex((card) => card.video_id === currentId)
  const inOrder = [...mustWatch.slice(index + 1), ...mustWatch.slice(0, Math.max(index, 0)), ...related]
  return inOrder.find((card) => card.video_id !== currentId && !card.is_locked && !card.is_completed)
}
