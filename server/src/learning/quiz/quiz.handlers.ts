import type { quizApi } from '@kasama/contract/learning/quiz/quiz.api'
import { ownOrWorker } from '#people/household/own-people'
import { guest, viewerOf } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { markPublicAnswer, showPublicQuestion } from './public-quiz'
import { listAnswers } from './quiz.queries'
import { showQuestion } from './show-question'
import { submitAnswer } from './submit-answer'

export const quizHandlers = (deps: Deps): Handlers<typeof quizApi> => ({
  'GET /questions/:id': ({ params, query, user }) => showQuestion(deps, user, params.id, query.lang),

  'POST /questions/:id/answers': ({ params, body, user }) =>
    submitAnswer(deps, user, {
      questionId: params.id,
      optionIds: body.answers,
      secondsAgo: body.seconds_ago ?? 0,
    }),

  'GET /questions/public/:id': ({ params, query, user }) =>
    showPublicQuestion(deps, params.id, user ? viewerOf(user, deps.now(), query.lang) : guest(query.lang)),

  'POST /questions/public/:id/answers': async ({ params, body }) => ({
    correct: await markPublicAnswer(deps, params.id, body.answers),
  }),

  'GET /users/:id/answers': async ({ params, user }) => {
    const rows = await listAnswers(deps.db, ownOrWorker(user, params.id))
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  },
})
