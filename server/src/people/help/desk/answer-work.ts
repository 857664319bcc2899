/** The job's payload names the answer; its text stays in its row and is not copied into the queue. */
export type AnswerWork = { partId: number }

export const answerJob = 'message-answer'
