import type { Text } from '@kasama/contract/language'
import { ListError } from './csv-columns'
import type { TopicFinder } from './csv-row'

type Wanted = {
  /** Id or English name of the topic of rows that name none. */
  topic?: string
  /** Ids or English names of the topics that stand for other values of the column. */
  mapTopic?: Record<string, string>
  /** The topic stands for values that are no topic here, too. */
  isForUnknown?: boolean
}

/** Finds topics by their ids, their English names, and by the values that were said to stand for them. */
export function topicFinder(
  names: { id: number; name: Text }[],
  { topic, mapTopic = {}, isForUnknown = false }: Wanted,
): TopicFinder {
  const known = new Map(
    names.flatMap(({ id, name }) => [[String(id), id] as const, [name.eng.toLowerCase(), id] as const]),
  )
  const find = (wanted: string): number => {
    const id = known.get(wanted.trim().toLowerCase())
    if (id === undefined) throw new ListError(`There is no topic ${wanted}.`)
    return id
  }
  const mapped = Object.entries(mapTopic).map(([value, to]) => [value.trim().toLowerCase(), find(to)] as const)
  const fallback = topic === undefined ? null : find(topic)
  return { ids: new Map([...known, ...mapped]), fallback, unknown: isForUnknown ? fallback : null }
}
