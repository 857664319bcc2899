import type { videoApi } from '@kasama/contract/learning/video/video.api'
import { ownOrWorker } from '#people/household/own-people'
import { guest, viewerOf } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { showVideo } from './show-video'
import { listCompleted } from './video.queries'
import { beginVisit } from './watching/begin-visit'
import { finishWatching } from './watching/finish-watching'
import { reportPosition } from './watching/report-position'

export const videoHandlers = (deps: Deps): Handlers<typeof videoApi> => ({
  'GET /videos/:id': async ({ params, query, user }) =>
    showVideo(deps, {
      id: params.id,
      viewer: viewerOf(user, deps.now(), query.lang),
      isWorker: user.role === 'W',
    }),

  'GET /videos/public/:id': async ({ params, query, user }) => {
    const isWorker = user?.role === 'W'
    const viewer = user ? viewerOf(user, deps.now(), query.lang) : guest(query.lang)
    return showVideo(deps, { id: params.id, viewer, isWorker, isPublic: true })
  },

  'POST /videos/:id/visit': ({ params, body, user }) =>
    beginVisit(deps, user, { videoId: params.id, secondsAgo: body.seconds_ago ?? 0, ticket: body.ticket }),

  'POST /videos/:id/position': ({ params, body, user }) =>
    reportPosition(deps, user, { videoId: params.id, language: body.language_code, position: body.position }),

  'POST /videos/:id/watched': ({ params, user }) => finishWatching(deps, user, params.id),

  'GET /users/:id/watched': async ({ params, user }) => {
    const rows = await listCompleted(deps.db, ownOrWorker(user, params.id))
    return rows.map(({ video_id, completed_at }) => ({ video_id, completed_at: completed_at?.toISOString() ?? '' }))
  },
})
