import { readFileSync } from 'node:fs'
import { type Language, languages } from '@kasama/contract/language'
import { choose } from '#genie/built-in/choose'
import { findEmergency } from '#genie/emergency/find-emergency'
import type { RankedSource } from '#genie/passages/rank'
import { guest } from '#people/household/viewer'
import type { Db } from '#platform/database/db'

/** A question as a worker asks it. Genie was tuned on one half of them; the other half shows its real worth. */
export type GenieQuestion = {
  ask: string
  half: 'tuning' | 'apart'
  /** Written as people write: short, misspelt, mixed with English. */
  plain?: boolean
  /** The lessons that may come first; undefined if the library has no answer. */
  first?: string[]
  emergency?: string
}

export type GenieResult = GenieQuestion & {
  language: Language
  kind: 'lesson' | 'outside' | 'emergency'
  got: string | null
  alarm: string | null
  isRight: boolean
  detail: string
}

export const questionsIn = (language: Language): GenieQuestion[] =>
  JSON.parse(
    readFileSync(new URL(`../../src/genie/questions/${language}.json`, import.meta.url), 'utf8'),
  ) as GenieQuestion[]

/** Asks all questions of a library with the demo pack, as a reader who may see all of it. */
export async function askAll(db: Db): Promise<GenieResult[]> {
  const videos = await db.selectFrom('videos').select(['id', 'slug']).execute()
  const slugs = new Map(videos.map(({ id, slug }) => [id, slug]))
  const nameOf = ({ videoId, hits }: RankedSource) =>
    videoId === null ? `faq:${hits[0]?.faq_slug}` : (slugs.get(videoId) ?? '')
  const results: GenieResult[] = []
  for (const language of languages)
    for (const question of questionsIn(language)) {
      const viewer = { ...guest(language), unlocked: true }
      const chosen = await choose(db, { text: question.ask, language, viewer, videoId: null, history: [] })
      const names = chosen.slice(0, 3).map((one) => `${nameOf(one)} ${one.points.toFixed(1)} ${one.covers.toFixed(2)}`)
      const alarm = findEmergency(question.ask, language)?.kind ?? null
      const got = chosen[0] ? nameOf(chosen[0]) : null
      results.push({ ...question, ...judged(question, got, alarm), language, got, alarm, detail: names.join(', ') })
    }
  return results
}

function judged({ first = [], emergency }: GenieQuestion, got: string | null, alarm: string | null) {
  if (emergency) return { kind: 'emergency', isRight: alarm === emergency } as const
  if (first.length === 0) return { kind: 'outside', isRight: got === null } as const
  return { kind: 'lesson', isRight: got !== null && first.includes(got) } as const
}
