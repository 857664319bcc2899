import type { ListOptions } from '@kasama/contract/desk/lessons/imports.api'
import type { Text } from '@kasama/contract/language'

type Topic = { id: number; name: Text }

const wordsIn = (text: string) => text.toLowerCase().match(/\p{Letter}{4,}/gu) ?? []
/** Similar names, such as Cookery and Cooking, have the same first letters. */
const isAlike = (a: string, b: string) => a.slice(0, 4) === b.slice(0, 4) && Math.abs(a.length - b.length) <= 5

function topicOf(value: string, topics: Topic[], former: Map<string, number>): number | null {
  const plain = value.trim().toLowerCase()
  const same = topics.find(
    ({ id, name }) => String(id) === plain || Object.values(name).some((n) => n.toLowerCase() === plain),
  )
  if (same) return same.id
  const before = former.get(plain)
  if (before !== undefined && topics.some(({ id }) => id === before)) return before
  const words = wordsIn(value)
  const alike = topics.filter(({ name }) => wordsIn(name.eng).some((own) => words.some((word) => isAlike(own, word))))
  // If two topics are equally similar, a person chooses.
  return alike.length === 1 ? (alike[0]?.id ?? null) : null
}

/**
 * Suggests a topic for each value of a list: one of that name, the one chosen for it before, or one with a similar
 * name.
 */
export function suggestTopics(
  values: string[],
  topics: Topic[],
  formerChoices: ListOptions['topics'],
): ListOptions['topics'] {
  const former = new Map(formerChoices.map(({ value, topic_id }) => [value.toLowerCase(), topic_id]))
  return values.flatMap((value) => {
    const topic_id = topicOf(value, topics, former)
    return topic_id === null ? [] : [{ value, topic_id }]
  })
}
