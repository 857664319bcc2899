/** An empty selection is wrong. */
export function isCorrect(correctOptionIds: number[], selectedOptionIds: number[]): boolean {
  return selectedOptionIds.length > 0 && selectedOptionIds.every((id) => correctOptionIds.includes(id))
}

/** 1 for a correct first attempt, otherwise 0. */
export function scoreFor(correct: boolean, earlierAttempts: number): 0 | 1 {
  return correct && earlierAttempts === 0 ? 1 : 0
}

/**
 * The mark of an option, by which a phone without internet recognises the correct ones: a hash, so that nobody reads
 * the answers by chance. It is no secret: the server marks each answer again.
 */
export async function answerMark(workerId: number, questionId: number, optionId: number): Promise<string> {
  const text = new TextEncoder().encode(`mark\n${workerId}\n${questionId}\n${optionId}`)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 40)
}
