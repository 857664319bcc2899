import { findRows, type Range, type Where } from '../state/find'
import type { Kind, Kinds } from '../state/kinds'
import type { World } from '../state/world'
import { invalid, missing } from './refusal'
import { integer, moments, text } from './shapes'

/** Parameters of every list. */
export const paging = { limit: integer, starting_after: text, ending_before: text }
export const pagingOverTime = { ...paging, created: moments }

type ListParams = {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: Range | number
}

export const listOf = <T>(url: string, data: T[], hasMore = false) => ({
  object: 'list' as const,
  data,
  has_more: hasMore,
  url,
})

/** One page of a kind, the newest first. */
export async function page<K extends Kind>(world: World, kind: K, url: string, query: ListParams, where: Where) {
  const { limit = 10, starting_after: after, ending_before: before, created } = query
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', { param: 'limit' })
  if (after && !(await world.find(kind, after))) throw missing(kind, after, 'starting_after')
  if (before && !(await world.find(kind, before))) throw missing(kind, before, 'ending_before')
  const range = typeof created === 'number' ? { gte: created, lte: created } : (created ?? {})
  const rows = await findRows(world.tx, kind, where, {
    created: range,
    limit: limit + 1,
    ...(after ? { after } : {}),
    ...(before ? { before } : {}),
  })
  const items = rows.slice(0, limit).map(({ body }) => body as Kinds[K])
  return listOf(url, before ? items.reverse() : items, rows.length > limit)
}
