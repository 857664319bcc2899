import type { VideoFilters } from '@kasama/contract/desk/videos.api'
import type { Db } from '../../../platform/database/db'
import { decodeCursor, encodeCursor } from '../cursor'
import { resolveTerms } from '../search/search.queries'
import { searchTerms } from '../search/search-terms'
import { countVideos, findVideos } from './videos.queries'

type Asked = VideoFilters & { limit?: number; cursor?: string }
const usualPage = 24

/** A page of videos; a search that has no word in it finds nothing. */
export async function listVideos(db: Db, { limit = usualPage, cursor, ...filters }: Asked) {
  const after = cursor === undefined ? null : decodeCursor(cursor)
  const terms = filters.q?.trim() ? await resolveTerms(db, searchTerms(filters.q)) : null
  if (terms?.length === 0) return { items: [], next_cursor: null, total: 0 }
  const asked = { filters, terms }
  const total = await countVideos(db, asked)
  const rows = total === 0 ? [] : await findVideos(db, asked, { after, size: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ rank: _, created_at, ...video }) => ({ ...video, created_at: created_at.toISOString() })),
    next_cursor:
      rows.length > limit && last ? encodeCursor({ rank: last.rank, at: last.created_at, id: last.id }) : null,
    total,
  }
}
