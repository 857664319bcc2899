import { maxItems } from './every-one'

/** Times in seconds. */
export type CreationTimes = { gte: number; lt?: number }

/**
 * Returns all objects of a time, the oldest first, from lists of at most `max`, the newest first: a list that is full may
 * lack the oldest, and is requested again in two halves.
 */
export async function allBetween<T extends { created: number }>(
  list: (created: CreationTimes) => Promise<T[]>,
  created: CreationTimes,
  max = maxItems,
): Promise<T[]> {
  const items = await list(created)
  const middle = Math.floor((created.gte + (items[0]?.created ?? 0) + 1) / 2)
  // The provider's times are whole seconds.
  if (items.length < max || middle <= created.gte) return items.reverse()
  const earlier = await allBetween(list, { ...created, lt: middle }, max)
  return [...earlier, ...(await allBetween(list, { ...created, gte: middle }, max))]
}
