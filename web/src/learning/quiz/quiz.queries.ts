import type { Language } from '@kasama/contract/language'
import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import { isCorrect } from '@kasama/contract/learning/quiz/quiz.rules'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateProgress } from '#shared/api/invalidate-progress.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { useSettled } from '#shared/api/use-settled.ts'
import { readerLanguage } from '#shared/i18n/language.ts'
import { isDisconnected, keepAnswer, mustWait, noteMark, type OfflineQuiz, waitingAnswers } from './offline-answers'

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

const submission = 'quiz answer'

/**
 * The counted answers when a quiz is opened, and those that wait on the phone. If the server is not reached, these alone:
 * answering a question a second time changes nothing. Answers on their way are awaited. What is known once stays: a later
 * request, whose failure or delay leaves nothing known, must not take away the question that she is answering.
 */
export function useAnswers(userId: number) {
  const isSettled = useSettled(submission)
  const counted = useQuery({
    queryKey: queryKeys.answers(userId),
    queryFn: ({ signal }) => request('GET /users/:id/answers', { params: { id: userId } }, { signal }),
    staleTime: 0,
    enabled: isSettled,
  })
  const waiting = useQuery({
    queryKey: ['waiting-answers', userId],
    queryFn: () => waitingAnswers(userId),
    staleTime: 0,
    gcTime: 0,
    enabled: isSettled,
  })
  const [data, setData] = useState<{ question_id: number; score: number }[]>()
  const known = counted.data ?? (isDisconnected(counted.error) ? [] : undefined)
  if (!data && isSettled && known && waiting.data) setData([...known, ...waiting.data])
  return { data, error: counted.error, refetch: counted.refetch }
}

/** Parts of a worker's quiz: the proof that she watched, and what goes on without internet. */
export type SubmitOptions = { prove?: SendProof | undefined; offline?: OfflineQuiz | undefined }

/**
 * Asks the server whether an option is right. In practice the question contains its answers, so nothing is requested.
 * Without internet a saved lesson's question is marked here, and the answer waits.
 */
export function useSubmitAnswer(mode: QuizMode, question: Question, { prove, offline }: SubmitOptions) {
  const client = useQueryClient()
  const { id } = question
  return useMutation({
    mutationKey: [submission],
    mutationFn: async (optionId: number): Promise<AnswerResult> => {
      const input = { params: { id }, body: { answers: [optionId] } }
      if (mode === 'guest')
        return { ...uncountedResult, ...(await request('POST /questions/public/:id/answers', input)) }
      if (mode === 'practice' && question.answers) {
        return { ...uncountedResult, correct: isCorrect(question.answers, [optionId]) }
      }
      await prove?.()
      const marked = await markHereOrThere(question, optionId, { client, offline })
      if (marked.isWaiting) return marked
      if (offline) noteMark(offline, id, marked.correct)
      if (marked.correct) await cacheAnswer(client, id, marked.score)
      return marked
    },
    onSuccess: ({ completed }) => {
      if (completed) invalidateProgress(client)
    },
  })
}

type Marking = { client: QueryClient; offline: OfflineQuiz | undefined }

/** Sends an answer to the server. If it is not reached, a question with marks is marked here, and the answer waits. */
async function markHereOrThere(question: Question, optionId: number, { client, offline }: Marking) {
  if (offline && question.marks && (await mustWait(offline))) return keepAnswer(offline, question, optionId)
  try {
    const input = { params: { id: question.id }, body: { answers: [optionId] } }
    return { isWaiting: false, ...(await request('POST /questions/:id/answers', input, { repeatable: true })) } as const
  } catch (error) {
    if (!offline || !isDisconnected(error)) throw error
    const saved = question.marks ? question : await savedQuestion(client, question.id)
    if (!saved?.marks) throw error
    return keepAnswer(offline, saved, optionId)
  }
}

/** The question of the saved lesson, by the service worker: it was opened online, without marks. */
async function savedQuestion(client: QueryClient, id: number): Promise<Question | null> {
  const query = { ...questionQuery('worker', id, readerLanguage()), staleTime: 0, retry: false }
  return client.fetchQuery(query).catch(() => null)
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
type SendProof = () => Promise<void>

export type AnswerResult = { correct: boolean; score: number; completed: boolean; isWaiting?: boolean }

const uncountedResult = { score: 0, completed: false }
