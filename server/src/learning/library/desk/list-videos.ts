import type { VideoFilters, VideoSearch } from '@kasama/contract/learning/desk/videos.api'
import type { Db } from '#platform/database/db'
import { id, integer, moment, pagesBy, words } from '#platform/lists/pages'
import { searchTerms } from '#platform/search/search-terms'
import { resolveTerms } from '../search/search.queries'
import { countVideos, findVideoIds, findVideos, type Place } from './videos.queries'

type VideoListRequest = VideoFilters & { limit?: number; cursor?: string }
const usualPage = 24
const pages = pagesBy<Place>({ rank: integer, at: moment, id, name: words })

/** The search terms; null without a search, and an empty list (no matches) for a search without a word. */
const termsOf = async (db: Db, { q }: VideoSearch) => (q?.trim() ? await resolveTerms(db, searchTerms(q)) : null)

/** The ids of all lessons of a filtered list, on all its pages. */
export async function listVideoIds(db: Db, filters: VideoSearch): Promise<number[]> {
  const terms = await termsOf(db, filters)
  return terms?.length === 0 ? [] : findVideoIds(db, { filters, terms })
}

/** A page of lessons. */
export async function listVideos(db: Db, { limit = usualPage, cursor, ...filters }: VideoListRequest) {
  const after = pages.placeOf(cursor)
  const terms = await termsOf(db, filters)
  if (terms?.length === 0) return { items: [], next_cursor: null, total: 0 }
  const asked = { filters, terms }
  const total = await countVideos(db, asked)
  const rows = total === 0 ? [] : await findVideos(db, asked, { after, size: limit + 1 })
  const { items, next_cursor } = pages.cut(rows, limit, ({ created_at: at, ...row }) => ({ ...row, at }))
  return {
    items: items.map(({ rank: _, name: __, created_at, scheduled_at, ...video }) => ({
      ...video,
      created_at: created_at.toISOString(),
      scheduled_at: scheduled_at?.toISOString() ?? null,
    })),
    next_cursor,
    total,
  }
}
