import type { VideoFilters, VideoSearch } from '@kasama/contract/learning/desk/videos.api'
import type { Db } from '#platform/database/db'
import { idPart, integerPart, momentPart, type PageQuery, pagesBy, textPart } from '#platform/lists/pages'
import { searchTerms } from '#platform/search/search-terms'
import { resolveTerms } from '../search/search.queries'
import { countVideos, findVideoIds, findVideos, type VideoCursor } from './videos.queries'

const pages = pagesBy<VideoCursor>({ rank: integerPart, created_at: momentPart, id: idPart, name: textPart })

/** The search terms; null without a search, and an empty list (no matches) for a search without a word. */
const termsOf = async (db: Db, { q }: VideoSearch) => (q?.trim() ? await resolveTerms(db, searchTerms(q)) : null)

/** The ids of all lessons of a filtered list, on all its pages. */
export async function listVideoIds(db: Db, filters: VideoSearch): Promise<number[]> {
  const terms = await termsOf(db, filters)
  return terms?.length === 0 ? [] : findVideoIds(db, { filters, terms })
}

/** A page of lessons. */
export async function listVideos(db: Db, query: PageQuery & VideoFilters) {
  const filter = { filters: query, terms: await termsOf(db, query) }
  return pages.countedPage({
    query,
    total: filter.terms?.length === 0 ? 0 : await countVideos(db, filter),
    find: (range) => findVideos(db, filter, range),
    show: ({ rank: _, name: __, created_at, scheduled_at, ...video }) => ({
      ...video,
      created_at: created_at.toISOString(),
      scheduled_at: scheduled_at?.toISOString() ?? null,
    }),
  })
}
