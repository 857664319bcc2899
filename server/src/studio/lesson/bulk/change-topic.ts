import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import { type CuesOf, noCues } from '../cues/stored-cues'
import { putIntoHeld } from '../draft/put-fields'
import { readDraft } from '../draft/read-draft'
import type { LessonRow } from '../lesson.queries'

const mostTopics = 20

type Change = { cuesOf: CuesOf; by: number; at: Date; topicId: number; isOn: boolean }

/**
 * Adds a topic to the draft of a locked lesson, or removes it from it; returns whether it changed. Publishing shows it
 * to readers.
 */
export async function changeTopic(tx: Db, row: LessonRow, { cuesOf, by, at, topicId, isOn }: Change) {
  const { topic_ids } = (await readDraft(noCues, tx, row)).lesson
  if (topic_ids.includes(topicId) === isOn || (isOn && topic_ids.length >= mostTopics)) return false
  const value = isOn ? [...topic_ids, topicId].sort((a, b) => a - b) : topic_ids.filter((id) => id !== topicId)
  await putIntoHeld(cuesOf, tx, row, { by, at, changes: () => [{ path: 'topic_ids', value }] })
  const about = { kind: 'video' as const, id: row.id, orgId: null }
  const said = { before: { topic_ids: topic_ids.join(', ') }, after: { topic_ids: value.join(', ') } }
  await audit(tx, { at, userId: by, action: 'lesson_edited', about, ...said })
  return true
}
