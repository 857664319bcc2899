import type { Language } from '@kasama/contract/language'
import { CardOfVideo } from '@kasama/contract/library.api'
import type { Db } from '../../platform/database/db'
import { writer } from '../../platform/http/written'
import { shownPicture } from '../household/viewer'
import { findFacts, type VideoFacts } from './catalogue.queries'

const mostKept = 2000

/** A video's part of a card, as JSON. */
export type VideoCard = { public_level: number; open: string; locked: string }

export type Catalogue = ReturnType<typeof createCatalogue>

const write = writer(CardOfVideo)

function cardOf(facts: VideoFacts): VideoCard {
  const written = (is_locked: boolean) =>
    write({
      ...facts,
      is_locked,
      thumbnail_url: shownPicture(facts.thumbnail_url, is_locked),
      public_level: Math.min(1, Math.max(0, facts.public_level)),
    })
  return { public_level: facts.public_level, open: written(false), locked: written(true) }
}

/**
 * What cards say of videos, kept in this process for as long as the database says that nothing of it changed: whoever
 * reads a page reads the catalogue's version with it.
 */
export function createCatalogue(db: Db) {
  let version = ''
  const kept = new Map<Language, Map<number, VideoCard>>()

  function keptIn(language: Language): Map<number, VideoCard> {
    const cards = kept.get(language) ?? new Map()
    kept.set(language, cards)
    return cards
  }

  function keep(id: number, card: VideoCard, language: Language) {
    const cards = keptIn(language)
    const [oldest] = cards.keys()
    if (oldest !== undefined && cards.size >= mostKept) cards.delete(oldest)
    cards.set(id, card)
  }

  async function find(ids: number[], language: Language): Promise<Map<number, VideoCard>> {
    const found = new Map<number, VideoCard>()
    for (const { version: foundAt, facts } of await findFacts(db, ids, language)) {
      const card = cardOf(facts)
      found.set(facts.video_id, card)
      if (foundAt === version) keep(facts.video_id, card, language)
    }
    return found
  }

  return {
    /** What these videos say in that language, as of the version `current` or later; nothing of one that is gone. */
    async cards(ids: number[], language: Language, current: string): Promise<(VideoCard | undefined)[]> {
      if (ids.length === 0) return []
      if (current !== version) kept.clear()
      version = current
      const cards = keptIn(language)
      const known = ids.map((id) => cards.get(id))
      const missing = ids.filter((_, place) => !known[place])
      if (missing.length === 0) return known
      const found = await find(missing, language)
      return ids.map((id, place) => known[place] ?? found.get(id))
    },
  }
}
