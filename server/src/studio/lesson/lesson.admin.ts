import type { deskLessonsApi } from '@kasama/contract/studio/lesson/lessons.api'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { readMoment } from '#platform/read-moment'
import { beginLesson } from './begin-lesson'
import { discardDraft } from './draft/discard-draft'
import { saveDraft } from './draft/save-draft'
import { findDraft, lockLesson } from './lesson.queries'
import { publishLesson } from './publish/publish-lesson'
import { scheduleDraft } from './publish/schedule.queries'
import { takeBack } from './publish/take-back'
import { restoreVersion } from './restore-version'
import { showLesson } from './show-lesson'
import { findVersion } from './versions.queries'

export const deskLessonsHandlers = (deps: Deps): Handlers<typeof deskLessonsApi> => ({
  'POST /admin/videos': ({ body, user }) => beginLesson(deps, user, { title: body.title, topicIds: body.topic_ids }),
  'GET /admin/videos/:id': ({ params }) => showLesson(deps, params.id),
  'PATCH /admin/videos/:id/draft': ({ params, body, user }) =>
    saveDraft(deps, user, { id: params.id, basedOn: body.based_on, changes: body.changes }),
  'DELETE /admin/videos/:id/draft': ({ params, query, user }) =>
    discardDraft(deps, user, { id: params.id, revision: query.revision }),
  'POST /admin/videos/:id/publish': ({ params, body, user }) =>
    publishLesson(deps, user, {
      id: params.id,
      revision: body.revision,
      at: body.at === undefined ? null : readMoment(body.at, 'at'),
      note: body.note ?? '',
    }),
  'POST /admin/videos/:id/unschedule': ({ params, user }) => unschedule(deps, user, params.id),
  'POST /admin/videos/:id/take-back': ({ params, user }) => takeBack(deps, user, params.id),
  'GET /admin/videos/:id/versions/:number': async ({ params }) => {
    const version = (await findVersion(deps.db, params.id, params.number)) ?? fail('not_found')
    const { document: lesson, published_at, ...rest } = version
    return { ...rest, lesson, published_at: published_at.toISOString() }
  },
  'POST /admin/videos/:id/versions/:number/restore': ({ params, body, user }) =>
    restoreVersion(deps, user, { ...params, revision: body.revision }),
})

async function unschedule({ db, now }: Deps, admin: User, id: number) {
  await db.transaction().execute(async (tx) => {
    if (!(await lockLesson(tx, id))) fail('not_found')
    // Its time has come meanwhile, or somebody else has cancelled it.
    if (!(await findDraft(tx, id))?.scheduled_at) return
    await scheduleDraft(tx, id, null)
    const about = { kind: 'video' as const, id, orgId: null }
    await audit(tx, { at: now(), userId: admin.id, action: 'lesson_unscheduled', about })
  })
}
