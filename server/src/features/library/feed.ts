import type { Language } from '@kasama/contract/language'
import type { CardPage } from '@kasama/contract/library.api'
import type { Db } from '../../platform/database/db'
import { Written } from '../../platform/http/written'
import { isLocked, type Viewer } from '../household/viewer'
import type { Catalogue, VideoCard } from './catalogue'
import { decodeCursor, encodeCursor } from './cursor'
import { type FeedName, type FeedPage, findPage } from './feed.queries'
import { resolveTerms } from './search/search.queries'
import { type MeantTerm, searchTerms } from './search/search-terms'

export type FeedQuery = { limit?: number; cursor?: string; q?: string; topic?: number; lang?: Language }

const pageSize = 24

type Deps = { db: Db; catalogue: Catalogue }
type Asked = { name: FeedName; viewer: Viewer; query: FeedQuery }

/** One page of a feed; a video that went since the page was read is left out. */
export async function feed({ db, catalogue }: Deps, { name, viewer, query }: Asked): Promise<Written<CardPage>> {
  const limit = query.limit ?? pageSize
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor)
  const terms = await termsOf(db, query.q ?? '')
  if (terms?.length === 0) return written([], null)
  const page = await findPage(db, { name, terms, topic: query.topic, after, shown: limit }, viewer)
  if (!page) return written([], null)
  const ids = page.video_ids.slice(0, limit)
  const videos = await catalogue.cards(ids, viewer.language, page.version)
  const cards = videos.flatMap((video, place) => (video ? [card(page, place, video, { name, viewer })] : []))
  return written(cards, page.video_ids.length > limit ? cursorAfter(page, ids) : null)
}

const written = (cards: string[], cursor: string | null) =>
  new Written<CardPage>(`{"items":[${cards.join(',')}],"next_cursor":${JSON.stringify(cursor)}}`)

function cursorAfter({ rank, at_ms }: FeedPage, shown: number[]): string {
  return encodeCursor({ rank: rank ?? 0, at: new Date(at_ms ?? 0), id: shown.at(-1) ?? 0 })
}

/** Null where nothing is searched for; a text without words finds nothing. */
async function termsOf(db: Db, text: string): Promise<MeantTerm[] | null> {
  if (text.trim() === '') return null
  const terms = searchTerms(text)
  return terms.length > 0 ? resolveTerms(db, terms) : []
}

/** A card as JSON: the video's part with the viewer's own at its end. */
function card(page: FeedPage, place: number, video: VideoCard, { name, viewer }: Pick<Asked, 'name' | 'viewer'>) {
  const clip = page.clip_ids[place] ?? null
  const completed = page.completed[place] === true
  const id = (name === 'subscribed' ? clip : null) ?? page.video_ids[place]
  const ofVideo = isLocked(viewer, video.public_level) ? video.locked : video.open
  const progress = completed ? 1 : (page.furthest[place] ?? 0)
  return `${ofVideo.slice(0, -1)},"id":${id},"is_subscribed":${clip !== null},"is_completed":${completed},"progress":${progress}}`
}
