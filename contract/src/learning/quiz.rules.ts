/** An empty selection is wrong. */
export function isCorrect(correctOptionIds: number[], selectedOptionIds: number[]): boolean {
  return selectedOptionIds.length > 0 && selectedOptionIds.every((id) => correctOptionIds.includes(id))
}

/** 1 for a correct first attempt, otherwise 0. */
export function scoreFor(correct: boolean, earlierAttempts: number): 0 | 1 {
  return correct && earlierAttempts === 0 ? 1 : 0
}
