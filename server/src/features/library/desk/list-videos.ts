import type { VideoFilters, VideoSearch } from '@kasama/contract/desk/lessons/videos.api'
import type { Db } from '../../../platform/database/db'
import { resolveTerms } from '../search/search.queries'
import { searchTerms } from '../search/search-terms'
import { decodePlace, encodePlace } from './place'
import { countVideos, findVideoIds, findVideos } from './videos.queries'

type Asked = VideoFilters & { limit?: number; cursor?: string }
const usualPage = 24

/** Null where nothing is searched for; a search that has no word in it finds nothing. */
const termsOf = async (db: Db, { q }: VideoSearch) => (q?.trim() ? await resolveTerms(db, searchTerms(q)) : null)

/** All lessons that a list shows, on all its pages. */
export async function listVideoIds(db: Db, filters: VideoSearch): Promise<number[]> {
  const terms = await termsOf(db, filters)
  return terms?.length === 0 ? [] : findVideoIds(db, { filters, terms })
}

/** A page of lessons. */
export async function listVideos(db: Db, { limit = usualPage, cursor, ...filters }: Asked) {
  const after = cursor === undefined ? null : decodePlace(cursor)
  const terms = await termsOf(db, filters)
  if (terms?.length === 0) return { items: [], next_cursor: null, total: 0 }
  const asked = { filters, terms }
  const total = await countVideos(db, asked)
  const rows = total === 0 ? [] : await findVideos(db, asked, { after, size: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ rank: _, name: __, created_at, scheduled_at, ...video }) => ({
      ...video,
      created_at: created_at.toISOString(),
      scheduled_at: scheduled_at?.toISOString() ?? null,
    })),
    next_cursor: rows.length > limit && last ? encodePlace({ ...last, at: last.created_at }) : null,
    total,
  }
}
