import type { DeskSkill } from '@kasama/contract/studio/content/skills.api'
import type { Db } from '#platform/database/db'
import { versionOf } from '#platform/version'
import { completeText } from '../tidy-text'
import { findSkills, type SkillRow } from './skills.queries'

/** A skill's editable content and the lessons and topics that it requires. */
export const contentOf = ({ url, name, description, lessons, topic_ids }: SkillRow) => ({
  url,
  name: completeText(name),
  description: completeText(description),
  video_ids: lessons.map(({ id }) => id),
  topic_ids,
})

export async function showSkills(db: Db): Promise<DeskSkill[]> {
  const rows = await findSkills(db)
  return rows.map((row) => {
    const content = contentOf(row)
    const { video_ids: _, ...shown } = content
    return { id: row.id, ...shown, lessons: row.lessons, earned: row.earned, version: versionOf(content) }
  })
}
