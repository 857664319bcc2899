import type { practiceApi } from '@kasama/contract/learning/practice/practice.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { showPractice } from './show-practice'
import { submitPracticeAnswer } from './submit-practice-answer'

export const practiceHandlers = (deps: Deps): Handlers<typeof practiceApi> => ({
  'GET /practice': ({ query, user }) => showPractice(deps, user, query.lang),

  'POST /practice/answers': ({ body, user }) => submitPracticeAnswer(deps, user, body),
})
