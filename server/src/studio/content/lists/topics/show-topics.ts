import type { DeskTopic, TopicForm } from '@kasama/contract/studio/content/topics.api'
import type { Db, Rows } from '#platform/database/db'
import { versionOf } from '#platform/version'
import { completeText } from '../tidy-text'
import { findTopics } from './topics.queries'

/** A topic's editable content. */
export const contentOf = ({ colour, name }: Pick<Rows['topics'], 'colour' | 'name'>) =>
  ({ colour, name: completeText(name) }) as TopicForm

export async function showTopics(db: Db): Promise<DeskTopic[]> {
  const rows = await findTopics(db)
  return rows.map(({ position: _, icon: __, ...row }) => {
    const content = contentOf(row)
    return { ...row, ...content, version: versionOf(content) }
  })
}
