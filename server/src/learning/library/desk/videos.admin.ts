import type { deskVideosApi } from '@kasama/contract/learning/desk/videos.api'
import { listDb } from '#platform/database/read-databases'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { listVideos } from './list-videos'
import { countViews } from './videos.queries'

export const deskVideosHandlers = (deps: Deps): Handlers<typeof deskVideosApi> => ({
  'GET /admin/videos': async ({ query }) => listVideos(await listDb(deps), query),
  'GET /admin/videos/views': async () => countViews(await listDb(deps)),
})
