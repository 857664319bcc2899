import type { Language } from '@kasama/contract/language'
import type { Viewer } from '#people/household/viewer'
import type { Db } from '#platform/database/db'
import { languagesFor, type QueryWord, queryWords } from './asked-words'
import { bestPassages, type QueryForm, type ScoredPassage } from './best-passages'
import { type LibraryIndex, readThrough } from './index/library-index'
import type { PassageAccess } from './index/library-index.queries'
import { type LibraryPostings, libraryPostings } from './index/postings'
import { findVisiblePassages } from './index/visible-passages'
import { findWholeLesson } from './index/whole-lesson'
import type { Question } from './question'
import { findLessonWeights } from './rank.queries'
import { correctedForms } from './typing-mistakes'

/** A passage that fits a question. */
export type Hit = PassageAccess & ScoredPassage

/** A lesson or an entry of the FAQ that fits a question, with the passages that fit, the best first. */
export type RankedSource = {
  videoId: number | null
  points: number
  /** Share of the question that it covers, weighted by the rarity of its words: from 0 to 1. */
  coverage: number
  hits: Hit[]
}

/**
 * Factor of a form beside the others of its word: concepts are common to all languages, and English ranks below the
 * reader's own language.
 */
const formFactor = (form: string, isOwn: boolean) => (form.startsWith('#') ? 1 : isOwn ? 1.1 : 0.7)
/** Weight of a lesson's description beside its parts; weights of its best, second and third part. */
const descriptionWeight = 0.8
const onlyPassageWeight = 1.2
const partWeights = [1, 0.4, 0.2]
/** Factor for the lesson from which she asks. */
const openLessonFactor = 1.6
/** A word that nothing in the library has counts like a rare one, so that a question is not half understood. */
const unknownWordFactor = 0.9

export async function rank(db: Db, question: Question): Promise<RankedSource[]> {
  const wholeLessonSources = await findWholeLesson(db, question)
  return wholeLessonSources.length > 0 ? wholeLessonSources : rankWords(db, queryWords(question), question)
}

/** Maximum number of passages whose access is checked; more if some may be locked. */
const maxCandidates = { open: 100, locked: 300 }

export async function rankWords(db: Db, words: QueryWord[], question: Question): Promise<RankedSource[]> {
  const { language, viewer, videoId } = question
  if (words.length === 0) return []
  const library = await libraryPostings(db)
  await library.load(words.flatMap(({ forms }) => forms))
  await correctTyping(db, words, { library, queryLanguages: languagesFor(language) })
  const wordWeights = words.map((word) => word.weight * wordImportance(word.forms, library))
  const queryForms: QueryForm[] = words.flatMap(({ forms, weight }, wordIndex) =>
    forms
      .filter((form) => library.rarity(form) > 0)
      .map((form) => ({
        wordIndex,
        form,
        value: weight * library.rarity(form) * formFactor(form, form.startsWith(`${language[0]}:`)),
      })),
  )
  if (queryForms.length === 0) return []
  const forms = queryForms.map(({ form }) => form)
  const openLessonRows = videoId === null ? [] : await findLessonWeights(db, videoId, forms)
  const candidates = bestPassages(
    queryForms,
    { library, openLessonRows },
    viewer.unlocked ? maxCandidates.open : maxCandidates.locked,
  )
  return groupBySource(await visibleHits(db, library.index, candidates, viewer), { wordWeights, videoId })
}

/** Returns the candidates that this viewer may see, in their order. */
async function visibleHits(db: Db, index: LibraryIndex, candidates: ScoredPassage[], viewer: Viewer): Promise<Hit[]> {
  const ids = candidates.map(({ id }) => id)
  const visible = await findVisiblePassages(db, index, ids, viewer)
  const hits: Hit[] = []
  for (const { id, points, wordBits } of candidates) {
    const access = visible.get(id)
    if (!access) continue
    const { video_id, part, faq_slug, question_id, public_level } = access
    hits.push({ id, points, wordBits, video_id, part, faq_slug, question_id, public_level })
  }
  return hits
}

const maxCorrections = 1000

/** Corrects the typing mistakes of words that the library does not have. */
async function correctTyping(
  db: Db,
  words: QueryWord[],
  { library, queryLanguages }: { library: LibraryPostings; queryLanguages: Language[] },
): Promise<void> {
  for (const word of words) {
    if (word.forms.some((form) => library.rarity(form) > 0)) continue
    const key = `${queryLanguages[0]} ${word.text}`
    const findForms = async () => new Map([[key, await correctedForms(db, word.text, queryLanguages)]])
    const corrections = await readThrough(library.index.corrections, [key], { max: maxCorrections, find: findForms })
    word.forms = corrections.get(key) ?? []
    await library.load(word.forms)
  }
}

function wordImportance(forms: string[], library: LibraryPostings): number {
  const maxRarity = Math.max(0, ...forms.map(library.rarity))
  return maxRarity > 0 ? maxRarity : unknownWordFactor * library.maxRarity
}

type RankOptions = { wordWeights: number[]; videoId: number | null }

function groupBySource(hits: Hit[], { wordWeights, videoId }: RankOptions): RankedSource[] {
  const groups = new Map<string | number | null, Hit[]>()
  for (const hit of hits) {
    const key = hit.faq_slug ?? hit.video_id
    const group = groups.get(key)
    if (group) group.push(hit)
    else groups.set(key, [hit])
  }
  const totalWeight = wordWeights.reduce((sum, weight) => sum + weight, 0)
  const ranked = [...groups.values()].map((sourceHits) =>
    scoreSource(sourceHits, { wordWeights, totalWeight, videoId }),
  )
  return ranked.sort((a, b) => b.points - a.points)
}

/** Scores one lesson, or one entry of the FAQ, by its passages that fit. */
function scoreSource(
  hits: Hit[],
  { wordWeights, totalWeight, videoId }: RankOptions & { totalWeight: number },
): RankedSource {
  let [descriptionPoints, partPoints, partCount, coveredBits] = [0, 0, 0, 0]
  for (const { part, faq_slug, points, wordBits } of hits) {
    coveredBits |= wordBits
    if (part === 0 || faq_slug !== null) descriptionPoints ||= points
    else partPoints += points * (partWeights[partCount++] ?? 0)
  }
  const coveredWeight = wordWeights.reduce(
    (sum, weight, wordIndex) => (coveredBits & (1 << wordIndex) ? sum + weight : sum),
    0,
  )
  const id = hits[0]?.video_id ?? null
  const coverage = totalWeight > 0 ? coveredWeight / totalWeight : 0
  const isOpenLesson = id !== null && id === videoId
  // A video without subtitles, and an entry of the FAQ, has one passage only.
  const sourcePoints =
    partCount > 0 ? descriptionWeight * descriptionPoints + partPoints : onlyPassageWeight * descriptionPoints
  return {
    videoId: id,
    points: sourcePoints * (0.4 + 0.6 * coverage) * (isOpenLesson ? openLessonFactor : 1),
    coverage,
    hits,
  }
}
