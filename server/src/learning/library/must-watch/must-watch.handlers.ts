import type { mustWatchApi } from '@kasama/contract/learning/library/must-watch.api'
import { isLocked, type Viewer, viewerOf, visiblePicture } from '#people/household/viewer'
import { announceChosen } from '#people/reminders/announce-chosen'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { findVideo } from '../library.queries'
import { addClip, type LessonRow, listMustWatch, lockTopicChoice, orderClips, removeClip } from './must-watch.queries'

export const mustWatchHandlers = ({ db, now, jobs }: Deps): Handlers<typeof mustWatchApi> => ({
  'GET /video_subscription/must_watch': async ({ user }) => {
    const viewer = viewerOf(user, now())
    const rows = await listMustWatch(db, { employerId: user.id, workerId: viewer.workerId })
    const [first] = rows
    return {
      lessons: rows.map((row) => lessonOf(row, viewer)),
      total: first?.total ?? 0,
      completed: first?.completed ?? 0,
    }
  },

  'POST /video_subscription/order': async ({ body, user }) => ({
    video_ids: await orderClips(db, user.id, body.video_ids),
  }),

  'POST /video_subscription/subscribed_clip/:id': async ({ params, user }) => {
    const video = (await findVideo(db, params.id)) ?? fail('not_found')
    const at = now()
    const { unlocked, workerId } = viewerOf(user, at)
    if (!unlocked) return fail('subscription_needed')
    return db.transaction().execute(async (tx) => {
      await lockTopicChoice(tx, user.id)
      const { id, is_new } = await addClip(tx, { employerId: user.id, videoId: video.id, at })
      if (is_new) await announceChosen(tx, jobs, { workerId, at })
      return { id, video_id: video.id }
    })
  },

  'POST /video_subscription/unsubscribe_clip/:id': async ({ params, user }) => {
    const { workerId } = viewerOf(user, now())
    const clip = await removeClip(db, { employerId: user.id, workerId, videoId: params.id })
    if (clip?.is_completed) return fail('clip_completed')
    // It was removed before: the response of that may have been lost.
    if (!clip && !(await findVideo(db, params.id))) return fail('not_found')
    return { id: clip?.id ?? null, video_id: params.id }
  },
})

function lessonOf({ public_level, furthest, completed_at, total, completed, ...row }: LessonRow, viewer: Viewer) {
  const is_locked = isLocked(viewer, public_level)
  return {
    ...row,
    is_locked,
    thumbnail_url: visiblePicture(row.thumbnail_url, is_locked),
    progress: completed_at ? 1 : (furthest ?? 0),
    completed_at: completed_at?.toISOString() ?? null,
  }
}
