import type { Language } from '@kasama/contract/language'
import type { Question } from '@kasama/contract/learning/quiz.api'
import { isCorrect } from '@kasama/contract/learning/quiz.rules'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidateProgress } from '#shared/api/invalidate-progress.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'

/**
 * The reader's mode: a worker, whose answers count; a guest, whose answers are marked and not stored; a worker once
 * more, for practice, whose score stays.
 */
export type QuizMode = 'worker' | 'guest' | 'practice'

export const questionQuery = (mode: QuizMode, id: number, lang: Language) =>
  queryOptions({
    queryKey: [...queryKeys.question(id, lang), mode],
    queryFn: ({ signal }) =>
      request(
        mode === 'guest' ? 'GET /questions/public/:id' : 'GET /questions/:id',
        { params: { id }, query: { lang } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The counted answers, requested anew whenever a quiz is opened. */
export function useAnswers(userId: number) {
  return useQuery({
    queryKey: queryKeys.answers(userId),
    queryFn: ({ signal }) => request('GET /users/:id/answers', { params: { id: userId } }, { signal }),
    staleTime: 0,
  })
}

/**
 * Asks the server whether an option is right. In practice the question contains its answers, so nothing is requested.
 */
export function useSubmitAnswer(mode: QuizMode, question: Question, prove: SendProof | undefined) {
  const client = useQueryClient()
  const { id } = question
  return useMutation({
    mutationFn: async (optionId: number): Promise<AnswerResult> => {
      const input = { params: { id }, body: { answers: [optionId] } }
      if (mode === 'guest')
        return { ...uncountedResult, ...(await request('POST /questions/public/:id/answers', input)) }
      if (mode === 'practice' && question.answers) {
        return { ...uncountedResult, correct: isCorrect(question.answers, [optionId]) }
      }
      await prove?.()
      const marked = await request('POST /questions/:id/answers', input, { repeatable: true })
      if (marked.correct) await cacheAnswer(client, id, marked.score)
      return marked
    },
    onSuccess: ({ completed }) => {
      if (completed) invalidateProgress(client)
    },
  })
}

type Answer = { question_id: number; score: number; created_at: string }

/** Adds a counted answer to the cache: a worker who returns to the quiz continues at the first open question. */
async function cacheAnswer(client: QueryClient, question_id: number, score: number) {
  const queryKey = ['answers']
  // The response of a request begun before this answer would overwrite it.
  await client.cancelQueries({ queryKey })
  const answer = { question_id, score, created_at: new Date().toISOString() }
  client.setQueriesData<Answer[]>({ queryKey }, (answers) => answers && [...answers, answer])
}

/** Sends the proof that the video was watched, if that still waits for a connection: the server needs it first. */
export type SendProof = () => Promise<void>

export type AnswerResult = { correct: boolean; score: number; completed: boolean }

const uncountedResult = { score: 0, completed: false }
