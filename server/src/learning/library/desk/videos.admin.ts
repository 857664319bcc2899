import type { deskVideosApi } from '@kasama/contract/learning/desk/videos.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { listVideos } from './list-videos'
import { countViews } from './videos.queries'

export const deskVideosHandlers = (deps: Deps): Handlers<typeof deskVideosApi> => ({
  'GET /admin/videos': ({ query }) => listVideos(deps.db, query),
  'GET /admin/videos/views': () => countViews(deps.db),
})
