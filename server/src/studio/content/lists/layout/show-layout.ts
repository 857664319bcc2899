import type { DeskSection } from '@kasama/contract/studio/content/layout.api'
import type { Db } from '#platform/database/db'
import { versionOf } from '#platform/version'
import { findLayout } from '../../load/content.queries'
import { findLessons } from '../lists.queries'
import { completeText } from '../tidy-text'

/** The layout with its lessons; deleted lessons are left out. */
export async function showLayout(db: Db): Promise<{ sections: DeskSection[]; version: string }> {
  const stored = await findLayout(db)
  const lessons = await findLessons(
    db,
    stored.flatMap(({ items }) => items.map(({ id }) => id)),
  )
  const sections = stored.map(({ id, title, items, hidden }) => ({
    id,
    title: completeText(title),
    is_shown: !hidden,
    lessons: items.flatMap((item) => lessons.get(item.id) ?? []),
  }))
  return { sections, version: versionOf(stored) }
}
