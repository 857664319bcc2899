import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { noCues, withCues } from '../cues/stored-cues'
import { putIntoHeld } from '../draft/put-fields'
import { readDraft } from '../draft/read-draft'
import { holdLessons, isTopic } from '../lesson.queries'

type Wish = { ids: number[]; topicId: number; isOn: boolean }
const mostTopics = 20

/** Adds a topic to the drafts of lessons, or takes it out of them; answers those that changed. Publishing shows it to readers. */
export async function changeTopic(deps: Deps, admin: User, { ids, topicId, isOn }: Wish): Promise<number[]> {
  return withCues(deps, async (tx, cuesOf) => {
    const rows = await holdLessons(tx, ids)
    if (rows.length < ids.length || !(await isTopic(tx, topicId))) fail('not_found')
    const at = deps.now()
    const changed: number[] = []
    for (const row of rows) {
      const { topic_ids } = (await readDraft(noCues, tx, row)).lesson
      if (topic_ids.includes(topicId) === isOn || (isOn && topic_ids.length >= mostTopics)) continue
      const value = isOn ? [...topic_ids, topicId].sort((a, b) => a - b) : topic_ids.filter((id) => id !== topicId)
      await putIntoHeld(cuesOf, tx, row, { by: admin.id, at, changes: () => [{ path: 'topic_ids', value }] })
      const about = { kind: 'video' as const, id: row.id, orgId: null }
      const said = { before: { topic_ids: topic_ids.join(', ') }, after: { topic_ids: value.join(', ') } }
      await audit(tx, { at, userId: admin.id, action: 'lesson_edited', about, ...said })
      changed.push(row.id)
    }
    return changed
  })
}
