import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { type CuesOf, noCues, withCues } from '../cues/stored-cues'
import { putIntoHeld } from '../draft/put-fields'
import { readDraft } from '../draft/read-draft'
import { isTopic, type LessonRow, lockLessons } from '../lesson.queries'

type TopicChangeRequest = { ids: number[]; topicId: number; isOn: boolean }
const mostTopics = 20

/**
 * Adds a topic to the drafts of lessons, or removes it from them; returns those that changed. Publishing shows it to
 * readers.
 */
export async function changeTopic(
  deps: Deps,
  admin: User,
  { ids, topicId, isOn }: TopicChangeRequest,
): Promise<number[]> {
  return withCues(deps, async (tx, cuesOf) => {
    const rows = await lockLessons(tx, ids)
    if (rows.length < ids.length || !(await isTopic(tx, topicId))) fail('not_found')
    const change = { cuesOf, by: admin.id, at: deps.now(), topicId, isOn }
    const changed: number[] = []
    for (const row of rows) if (await changeTopicOfHeld(tx, row, change)) changed.push(row.id)
    return changed
  })
}

type Change = { cuesOf: CuesOf; by: number; at: Date; topicId: number; isOn: boolean }

/** Returns whether it changed. */
export async function changeTopicOfHeld(tx: Db, row: LessonRow, { cuesOf, by, at, topicId, isOn }: Change) {
  const { topic_ids } = (await readDraft(noCues, tx, row)).lesson
  if (topic_ids.includes(topicId) === isOn || (isOn && topic_ids.length >= mostTopics)) return false
  const value = isOn ? [...topic_ids, topicId].sort((a, b) => a - b) : topic_ids.filter((id) => id !== topicId)
  await putIntoHeld(cuesOf, tx, row, { by, at, changes: () => [{ path: 'topic_ids', value }] })
  const about = { kind: 'video' as const, id: row.id, orgId: null }
  const said = { before: { topic_ids: topic_ids.join(', ') }, after: { topic_ids: value.join(', ') } }
  await audit(tx, { at, userId: by, action: 'lesson_edited', about, ...said })
  return true
}
