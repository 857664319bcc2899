import type { Language } from '@kasama/contract/language'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { vi } from 'vitest'
import { Quiz } from '#learning/quiz/quiz.tsx'
import { Page } from '#shared/ui/layout/page.tsx'
import type { Answers } from '../answers'
import { questionOf } from '../samples'
import { show } from '../show'

export const ids = [1, 2, 3]
const workerId = 7
export const mark = (correct: boolean, completed = false) => ({ correct, score: 0, completed })
/** Answers for questions whose first option is right; the last answer completes the video. */
export const marks: Answers = {
  'GET /questions/:id': ({ params }) => questionOf(params.id),
  'GET /users/:id/answers': [],
  'POST /questions/:id/answers': ({ params, body }) => mark(body.answers[0] === 1, params.id === 3),
}

type Options = {
  first?: number[]
  isUnlocked?: boolean
  reloadVideo?: () => Promise<{ question_ids: number[] }>
  language?: Language
  queries?: QueryClient
  /** With it, answers are kept while there is no internet. */
  offline?: { workerId: number; videoId: number }
}

/** The questions of a video, which has been watched by its worker. */
export async function openedQuiz({
  first = ids,
  isUnlocked = true,
  reloadVideo = async () => ({ question_ids: ids }),
  ...options
}: Options = {}) {
  const { language, queries, offline } = options
  const callbacks = { completed: vi.fn(), gone: vi.fn() }
  /** The quiz of the video as last requested. */
  function TestQuiz() {
    const [questionIds, setQuestionIds] = useState(first)
    async function reload() {
      const video = await reloadVideo()
      setQuestionIds(video.question_ids)
      return video
    }
    return (
      <Page>
        <Quiz
          questionIds={questionIds}
          workerId={workerId}
          isUnlocked={isUnlocked}
          offline={offline}
          isPraised
          actions={<a href="#next">Next video</a>}
          screen={{ start: null, end: null, picture: null }}
          onCompleted={callbacks.completed}
          reloadVideo={reload}
          onGone={callbacks.gone}
        />
      </Page>
    )
  }
  const screen = await show(<TestQuiz />, { ...(language && { language }), ...(queries && { queries }) })
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  async function answer(option: string) {
    await screen.getByText(option, { exact: true }).click()
    await button('Submit').click()
  }
  return {
    screen,
    callbacks,
    button,
    answer,
    question: (id: number) => screen.getByRole('heading', { name: `Question ${id}?` }),
  }
}
