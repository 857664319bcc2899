import { readFileSync } from 'node:fs'
import { type Language, languages } from '@kasama/contract/language'
import { findSources } from '#genie/built-in/find-sources'
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
  actual: string | null
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
      const sources = await findSources(db, { text: question.ask, language, viewer, videoId: null, history: [] })
      const names = sources
        .slice(0, 3)
        .map((source) => `${nameOf(source)} ${source.points.toFixed(1)} ${source.coverage.toFixed(2)}`)
      const alarm = findEmergency(question.ask, language)?.kind ?? null
      const actual = sources[0] ? nameOf(sources[0]) : null
      results.push({
        ...question,
        ...judge(question, actual, alarm),
        language,
        actual,
        alarm,
        detail: names.join(', '),
      })
    }
  return results
}

function judge({ first = [], emergency }: GenieQuestion, actual: string | null, alarm: string | null) {
  if (emergency) return { kind: 'emergency', isRight: alarm === emergency } as const
  if (first.length === 0) return { kind: 'outside', isRight: actual === null } as const
  return { kind: 'lesson', isRight: actual !== null && first.includes(actual) } as const
}
