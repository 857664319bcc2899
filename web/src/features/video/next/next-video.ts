import type { Card } from '@kasama/contract/library.api'

/**
 * The video to go on with: the next one of her must-watch list in its order, from the beginning where the end is reached,
 * then a related one. Locked and completed ones are passed over.
 */
export function nextVideo(currentId: number, mustWatch: readonly Card[], related: readonly Card[]): Card | undefined {
  const at = mustWatch.findIndex((card) => card.video_id === currentId)
  const inOrder = [...mustWatch.slice(at + 1), ...mustWatch.slice(0, Math.max(at, 0)), ...related]
  return inOrder.find((card) => card.video_id !== currentId && !card.is_locked && !card.is_completed)
}
