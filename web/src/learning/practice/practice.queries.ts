import type { PracticeQuestion, PracticeSet } from '@kasama/contract/learning/practice.api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'

/** Today's questions with their right answers and explanations; another phone may have answered some meanwhile. */
export function usePractice() {
  const lang = useLanguage()
  return useQuery({
    queryKey: ['practice', lang],
    queryFn: ({ signal }) => request('GET /practice', { query: { lang } }, { signal }),
    staleTime: 0,
  })
}

type Answer = {
  /** The same each time the answer is sent. */ key: string
  question: PracticeQuestion
  optionId: number
}

/** Sends an answer to a question of a day; `onAnswered` is called before the question counts as answered. */
export function useSubmitPractice(day: string, onAnswered: (optionId: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, question, optionId }: Answer) =>
      request(
        'POST /practice/answers',
        { body: { key, day, question_id: question.id, answers: [optionId] } },
        { repeatable: true },
      ),
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
