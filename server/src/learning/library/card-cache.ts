import type { Language } from '@kasama/contract/language'
import { SharedCard } from '@kasama/contract/learning/library/library.api'
import { visiblePicture } from '#people/household/viewer'
import type { Db } from '#platform/database/db'
import { jsonWriter } from '#platform/http/json'
import { findFacts, type VideoFacts } from './card-cache.queries'

/** Cached cards a language; the oldest are evicted first. */
const maxCards = 2000

/** A video's card as JSON, for viewers who may watch it and for those for whom it is locked. */
export type VideoCard = { public_level: number; open: string; locked: string }

export type CardCache = ReturnType<typeof createCardCache>

const write = jsonWriter(SharedCard)

function cardOf(facts: VideoFacts): VideoCard {
  const serialize = (is_locked: boolean) =>
    write({
      ...facts,
      is_locked,
      thumbnail_url: visiblePicture(facts.thumbnail_url, is_locked),
      public_level: Math.min(1, Math.max(0, facts.public_level)),
    })
  return { public_level: facts.public_level, open: serialize(false), locked: serialize(true) }
}

/**
 * A cache of cards in this process. Every page is read together with the version of the catalogue, which triggers raise
 * when a video, its texts, topics or questions change: a page of another version empties the cache.
 */
export function createCardCache(db: Db) {
  let version = ''
  const byLanguage = new Map<Language, Map<number, VideoCard>>()

  function cardsIn(language: Language): Map<number, VideoCard> {
    const cards = byLanguage.get(language) ?? new Map()
    byLanguage.set(language, cards)
    return cards
  }

  function cacheCard(cards: Map<number, VideoCard>, id: number, card: VideoCard) {
    const [oldest] = cards.keys()
    if (oldest !== undefined && cards.size >= maxCards) cards.delete(oldest)
    cards.set(id, card)
  }

  async function find(ids: number[], language: Language): Promise<Map<number, VideoCard>> {
    const foundCards = new Map<number, VideoCard>()
    for (const { version: foundAt, facts } of await findFacts(db, ids, language)) {
      const card = cardOf(facts)
      foundCards.set(facts.video_id, card)
      if (foundAt === version) cacheCard(cardsIn(language), facts.video_id, card)
    }
    return foundCards
  }

  return {
    /** The cards of these videos at version `current` or later; undefined for a video that no longer exists. */
    async cards(ids: number[], language: Language, current: string): Promise<(VideoCard | undefined)[]> {
      if (ids.length === 0) return []
      if (current !== version) byLanguage.clear()
      version = current
      const cached = ids.map((id) => cardsIn(language).get(id))
      const missing = ids.filter((_, n) => !cached[n])
      if (missing.length === 0) return cached
      const missingCards = await find(missing, language)
      return ids.map((id, n) => cached[n] ?? missingCards.get(id))
    },
  }
}
