/** An answer that waits for its mail: its text stays in its row, out of the queue. */
export type AnswerWork = { partId: number }

export const answerJob = 'message-answer'
