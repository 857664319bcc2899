import type { Language } from '@kasama/contract/language'
import type { Card } from '@kasama/contract/library.api'
import type { Db } from '../../platform/database/db'
import { decodeCursor, encodeCursor } from './cursor'
import { type CardRow, type FeedName, findCards } from './feed.queries'
import { type MeantTerm, resolveTerms } from './search.queries'
import { searchTerms } from './search-terms'
import { isLocked, type Viewer } from './viewer'

export type FeedQuery = { limit?: number; cursor?: string; q?: string; topic?: number; lang?: Language }

const pageSize = 24

/** One page of a feed; every card is complete, in one statement however many there are. */
export async function feed(db: Db, name: FeedName, viewer: Viewer, query: FeedQuery) {
  const limit = query.limit ?? pageSize
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor)
  const terms = await termsOf(db, query.q ?? '')
  if (terms?.length === 0) return { items: [], next_cursor: null }
  const rows = await findCards(db, { name, viewer, terms, topic: query.topic, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => card(row, name, viewer)),
    next_cursor: last ? encodeCursor({ rank: last.rank, at: last.at, id: last.video_id }) : null,
  }
}

/** Null where nothing is searched for; a text without words finds nothing. */
async function termsOf(db: Db, text: string): Promise<MeantTerm[] | null> {
  if (text.trim() === '') return null
  const terms = searchTerms(text)
  return terms.length > 0 ? resolveTerms(db, terms) : []
}

function card(row: CardRow, name: FeedName, viewer: Viewer): Card {
  return {
    id: name === 'subscribed' ? (row.clip_id ?? row.video_id) : row.video_id,
    video_id: row.video_id,
    title: row.title,
    description: row.description,
    sub_description: row.sub_description,
    thumbnail_url: row.thumbnail_url,
    duration: row.duration,
    created_at: row.created_at.toISOString(),
    public_level: Math.min(1, Math.max(0, row.public_level)),
    is_locked: isLocked(viewer, row.public_level),
    is_subscribed: row.clip_id !== null,
    is_completed: row.completed_at !== null,
    topic_ids: row.topic_ids,
    question_ids: row.question_ids,
    progress: row.completed_at ? 1 : (row.furthest ?? 0),
    language_codes: row.language_codes,
  }
}
