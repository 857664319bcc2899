import type { Text } from '@kasama/contract/language'
import { ListError } from './csv-columns'
import type { TopicFinder } from './csv-row'

type TopicOptions = {
  /** Id or English name of the topic for rows that name none. */
  topic?: string
  /** Topics (id or English name) by the values of the column that stand for them. */
  mapTopic?: Record<string, string>
  /** Whether `topic` also applies to rows with an unknown topic. */
  isForUnknown?: boolean
}

/** Finds topics by id, by English name, and by the values that were mapped to them. */
export function topicFinder(
  names: { id: number; name: Text }[],
  { topic, mapTopic = {}, isForUnknown = false }: TopicOptions,
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
