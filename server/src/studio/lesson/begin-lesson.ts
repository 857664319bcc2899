import { emptyLesson, emptyWords } from '@kasama/contract/studio/lesson/lesson'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { noCues } from './cues/stored-cues'
import { writeDraft } from './draft/write-draft'
import { countTopics, insertLesson, lockLesson } from './lesson.queries'

/** Creates a lesson with an English title, as a draft. */
export async function beginLesson({ db, now }: Deps, admin: User, request: { title: string; topicIds: number[] }) {
  return db.transaction().execute(async (tx) => {
    if ((await countTopics(tx, request.topicIds)) < request.topicIds.length)
      fail('lesson_field', { field: 'topic_ids' })
    const id = await insertLesson(tx, now())
    const field = { revision: 1, by: admin.id, at: now().toISOString() }
    const row = (await lockLesson(tx, id)) ?? fail('not_found')
    await writeDraft(noCues, tx, row, {
      document: {
        ...emptyLesson,
        topic_ids: request.topicIds,
        languages: { eng: { ...emptyWords('eng'), title: request.title } },
      },
      fields: { 'languages.eng.title': field, topic_ids: field },
      revision: 1,
      updated_by: admin.id,
      updated_at: now(),
    })
    const about = { kind: 'video' as const, id, orgId: null }
    await audit(tx, { at: now(), userId: admin.id, action: 'lesson_begun', about, after: { title: request.title } })
    return { id }
  })
}
