import type { deskPreviewApi } from '@kasama/contract/studio/lesson/preview.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { previewLesson } from './preview-lesson'

export const deskPreviewHandlers = (deps: Deps): Handlers<typeof deskPreviewApi> => ({
  'GET /admin/videos/:id/preview': ({ params, query, user }) =>
    previewLesson(deps, user, { id: params.id, language: query.lang }),
})
