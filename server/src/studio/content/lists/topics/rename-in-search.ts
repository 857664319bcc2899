import type { Text } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { isTopicOfMany, nameLines, renameNext } from './topic-search.queries'

export const renameTopicJob = 'rename-topic-in-search'
export type TopicRename = { topicId: number; gone: string[]; after: number }

type Names = { from: Partial<Text> | null; to: Partial<Text> }

/** Writes a topic's new names into the search rows of all its lessons. */
export async function renameInSearch(tx: Db, topicId: number, { from, to }: Names): Promise<void> {
  const [formerNames, names] = [nameLines(from), nameLines(to)]
  if (formerNames.toSorted().join('\n') === names.toSorted().join('\n')) return
  let after: number | null = 0
  while (after !== null) after = await renameNext(tx, { topicId, gone: formerNames, names, after })
}

/** Up to this many lessons are updated at once; if a topic has more, a job does the rest. */
const mostAtOnce = 200

/** The same, without delaying the caller for a topic with thousands of lessons. */
export async function renameSoon({ jobs }: Pick<Deps, 'jobs'>, tx: Db, topicId: number, names: Names): Promise<void> {
  if (!(await isTopicOfMany(tx, topicId, mostAtOnce))) return renameInSearch(tx, topicId, names)
  const renamed: TopicRename = { topicId, gone: nameLines(names.from), after: 0 }
  await jobs.enqueue(tx, renameTopicJob, renamed)
}
