import type { PracticeQuestion, PracticeSet } from '@kasama/contract/learning/practice/practice.api'
import { isCorrect } from '@kasama/contract/learning/quiz/quiz.rules'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { profileQuery } from '#shared/api/queries/profile.queries.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useSettled } from '#shared/api/use-settled.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { session } from '#shared/session/session.ts'
import type { WaitingAct } from '#shared/watching/waiting-list.ts'
import { readWaiting } from '#shared/watching/waiting-store.ts'

/**
 * Today's questions with their right answers and explanations; another phone may have answered some meanwhile. Without
 * internet it is the set that the phone has, with the answers that wait here.
 */
export function usePractice() {
  const lang = useLanguage()
  return useQuery({
    queryKey: ['practice', lang],
    queryFn: async ({ client, signal }) => {
      // Read at once: an answer that is sent before the set arrives has left the queue by then.
      const waiting = readOwn(client)
      const set = await request('GET /practice', { query: { lang } }, { signal })
      return withWaiting(set, await waiting)
    },
    staleTime: 0,
  })
}

const submission = 'practice answer'

/** Whether her answers on their way have arrived: a page that is opened before would ask the question again. */
export const usePracticeSettled = () => useSettled(submission)

async function readOwn(client: QueryClient): Promise<WaitingAct[]> {
  const isWorker = session.values().role === 'W'
  const profile = isWorker && (await client.ensureQueryData(profileQuery).catch(() => null))
  return profile ? readWaiting(profile.id) : []
}

function withWaiting(set: PracticeSet, waiting: WaitingAct[]): PracticeSet {
  const marks = new Map(
    waiting.flatMap((act) => (act.kind === 'practice' && act.day === set.day ? [[act.question_id, act.is_right]] : [])),
  )
  const mark = (one: PracticeQuestion) => ({ ...one, is_right: one.is_right ?? marks.get(one.id) ?? null })
  return { ...set, questions: set.questions.map(mark) }
}

type Answer = {
  /** The same each time the answer is sent. */ key: string
  question: PracticeQuestion
  optionId: number
}

/**
 * Sends an answer to a question of a day, or keeps it on the phone; `onAnswered` is called before the question counts as
 * answered.
 */
export function useSubmitPractice(day: string, onAnswered: (optionId: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: [submission],
    mutationFn: async ({ key, question, optionId }: Answer) => {
      const answer = { day, question_id: question.id, answers: [optionId] }
      try {
        return await request('POST /practice/answers', { body: { key, ...answer } }, { repeatable: true })
      } catch (error) {
        const profile = client.getQueryData(profileQuery.queryKey)
        if (!profile || !(error instanceof RequestError) || error.code !== 'network') throw error
        const correct = isCorrect(question.answers, answer.answers)
        const { addWaiting } = await import('#shared/watching/send-waiting.ts')
        await addWaiting(profile.id, { kind: 'practice', id: key, ...answer, is_right: correct })
        return { correct }
      }
    },
    onSuccess: async ({ correct }, { question, optionId }) => {
      onAnswered(optionId)
      // The response of a request begun before this answer would overwrite it.
      await client.cancelQueries({ queryKey: ['practice'] })
      const mark = (one: PracticeQuestion) => (one.id === question.id ? { ...one, is_right: correct } : one)
      client.setQueriesData<PracticeSet>(
        { queryKey: ['practice'] },
        (set) => set && { ...set, questions: set.questions.map(mark) },
      )
      client.invalidateQueries({ queryKey: queryKeys.goal() })
    },
    onError: (error) => {
      const isGone = error instanceof RequestError && (error.code === 'question_gone' || error.code === 'locked')
      if (isGone) client.invalidateQueries({ queryKey: ['practice'] })
    },
  })
}
