import type { Language } from '@kasama/contract/language'
import type { CardPage } from '@kasama/contract/learning/library/library.api'
import { pageSize } from '@kasama/contract/lists.rules'
import { isLocked, type Viewer } from '#people/household/viewer'
import type { Db } from '#platform/database/db'
import { Json } from '#platform/http/json'
import { idPart, integerPart, momentPart, type PageQuery, pagesBy } from '#platform/lists/pages'
import { searchTerms } from '#platform/search/search-terms'
import type { CardCache, VideoCard } from './card-cache'
import { type FeedCursor, type FeedName, type FeedPage, findMarks, findPage } from './feed.queries'
import { resolveTerms } from './search/search.queries'

export type FeedQuery = PageQuery & {
  q?: string
  topic?: number
  lang?: Language
  in_language?: Language
}

const pages = pagesBy<FeedCursor>({ rank: integerPart, at: momentPart, id: idPart })

/** `libraryDb` is where feeds are read; the viewer's own marks may come there a moment later than to `db`. */
type Deps = { db: Db; libraryDb: Db; cache: CardCache }
type FeedRequest = { name: FeedName; viewer: Viewer; query: FeedQuery }

/** One page of a feed; a video that was removed after the page was read is left out. */
export async function feed(
  { db, libraryDb, cache }: Deps,
  { name, viewer, query }: FeedRequest,
): Promise<Json<CardPage>> {
  const { limit = pageSize, cursor, topic, in_language: language, q = '' } = query
  const after = pages.placeOf(cursor)
  const terms = q.trim() === '' ? null : await resolveTerms(libraryDb, searchTerms(q))
  const request = { name, terms, topic, language, after, limit }
  const found = terms?.length === 0 ? undefined : await findPage(libraryDb, request, viewer)
  if (!found) return pageOf([], null)
  const ids = found.video_ids.slice(0, limit)
  const page = libraryDb === db || name === 'public' ? found : { ...found, ...(await findMarks(db, ids, viewer)) }
  const videos = await cache.cards(ids, viewer.language, page.version)
  const cards = videos.flatMap((video, n) => (video ? [cardOf(page, n, video, { name, viewer })] : []))
  return pageOf(cards, page.video_ids.length > limit ? cursorAfter(page, ids) : null)
}

const pageOf = (cards: string[], cursor: string | null) =>
  new Json<CardPage>(`{"items":[${cards.join(',')}],"next_cursor":${JSON.stringify(cursor)}}`)

function cursorAfter({ rank, at_ms }: FeedPage, shownIds: number[]): string {
  return pages.cursorOf({ rank: rank ?? 0, at: new Date(at_ms ?? 0), id: shownIds.at(-1) ?? 0 })
}

/** A card as JSON: the video's facts, then the viewer's own fields. */
function cardOf(page: FeedPage, n: number, video: VideoCard, { name, viewer }: Pick<FeedRequest, 'name' | 'viewer'>) {
  const clip = page.clip_ids[n] ?? null
  const isCompleted = page.completed[n] === true
  const id = (name === 'subscribed' ? clip : null) ?? page.video_ids[n]
  const card = isLocked(viewer, video.public_level) ? video.locked : video.open
  const progress = isCompleted ? 1 : (page.furthest[n] ?? 0)
  return `${card.slice(0, -1)},"id":${id},"is_subscribed":${clip !== null},"is_completed":${isCompleted},"progress":${progress}}`
}
