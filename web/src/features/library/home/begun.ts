import type { Card } from '@kasama/contract/library.api'

/** Less than this is shown as nothing: it opened, and was left. */
const leastShown = 0.005

/** Whether she has watched a part of it and may go on. */
export const isBegun = ({ is_completed, is_locked, progress }: Card) =>
  !is_completed && !is_locked && progress >= leastShown && progress < 1

/** Her list in the parts that she sees: the lesson to go on with stands above it, and the completed ones come last. */
export function partsOf(cards: Card[]) {
  const begun = cards.find(isBegun)
  return {
    open: cards.filter((card) => !card.is_completed && card !== begun),
    completed: cards.filter((card) => card.is_completed),
  }
}
