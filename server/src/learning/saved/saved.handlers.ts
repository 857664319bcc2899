import type { savedApi } from '@kasama/contract/learning/saved/saved.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { knownSizes } from './file-sizes'
import { listVersions } from './list-versions'
import { showSavedLesson } from './show-saved-lesson'

export const savedHandlers = (deps: Deps): Handlers<typeof savedApi> => {
  const sizeOf = knownSizes(deps.storage)
  return {
    'GET /saved_lessons/:id': ({ params, query, user }) =>
      showSavedLesson(deps, sizeOf, user, { id: params.id, language: query.lang ?? user.language }),

    'GET /saved_lessons': ({ query, user }) => listVersions(deps, user, query.ids.split(',').map(Number)),
  }
}
