import type { Language } from '@kasama/contract/language'
import type { Viewer } from '#people/household/viewer'
import type { Db } from '#platform/database/db'
import { type AskedWord, askedWords, spokenIn } from './asked-words'
import { type AskedForm, bestPassages, type ScoredPassage } from './best-passages'
import { type LibraryIndex, readThrough } from './kept/kept'
import type { PassageAccess } from './kept/kept.queries'
import { type LibraryWords, wordsOfLibrary } from './kept/postings'
import { visiblePassages } from './kept/visible-passages'
import { wholeLesson } from './kept/whole-lesson'
import type { Question } from './question'
import { saidIn } from './rank.queries'
import { meantForms } from './typing-mistakes'

/** A passage that fits a question. */
export type Hit = PassageAccess & ScoredPassage

/** A lesson or an entry of the FAQ that fits a question, with the passages that fit, the best first. */
export type RankedSource = {
  videoId: number | null
  points: number
  /** Share of the question that it covers, weighted by the rarity of its words: from 0 to 1. */
  covers: number
  hits: Hit[]
}

/**
 * Value of a form beside the others of its word: ideas are common to all languages, and English ranks below her own.
 */
const worthOf = (form: string, isOwn: boolean) => (form.startsWith('#') ? 1 : isOwn ? 1.1 : 0.7)
/** Weights of a lesson's description beside its best parts; further parts that fit count less and less. */
const aboutCounts = 0.8
const aboutAlone = 1.2
const partsCount = [1, 0.4, 0.2]
/** Factor for the lesson from which she asks. */
const askedAboutCounts = 1.6
/** A word that nothing in the library has counts like a rare one, so that a question is not half understood. */
const unknownCounts = 0.9

export async function rank(db: Db, question: Question): Promise<RankedSource[]> {
  const whole = await wholeLesson(db, question)
  return whole.length > 0 ? whole : rankWords(db, askedWords(question), question)
}

/** Number of the likeliest passages that are checked; more if some may be locked. */
const mostLikely = { open: 100, locked: 300 }

export async function rankWords(db: Db, words: AskedWord[], question: Question): Promise<RankedSource[]> {
  const { language, viewer, videoId } = question
  if (words.length === 0) return []
  const library = await wordsOfLibrary(db)
  await library.learn(words.flatMap(({ forms }) => forms))
  await mendTyping(db, words, { library, spoken: spokenIn(language) })
  const importance = words.map((word) => word.counts * importanceOf(word.forms, library))
  const asked: AskedForm[] = words.flatMap(({ forms, counts }, place) =>
    forms
      .filter((form) => library.rarity(form) > 0)
      .map((form) => ({
        place,
        form,
        worth: counts * library.rarity(form) * worthOf(form, form.startsWith(`${language[0]}:`)),
      })),
  )
  if (asked.length === 0) return []
  const forms = asked.map(({ form }) => form)
  const said = videoId === null ? [] : await saidIn(db, videoId, forms)
  const likely = bestPassages(asked, { library, said }, viewer.unlocked ? mostLikely.open : mostLikely.locked)
  return gather(await visibleHits(db, library.kept, likely, viewer), { importance, videoId })
}

/** Returns the likely passages that this viewer may see, in their order. */
async function visibleHits(db: Db, kept: LibraryIndex, likely: ScoredPassage[], viewer: Viewer): Promise<Hit[]> {
  const ids = likely.map(({ id }) => id)
  const seen = await visiblePassages(db, kept, ids, viewer)
  const hits: Hit[] = []
  for (const { id, points, words } of likely) {
    const access = seen.get(id)
    if (!access) continue
    const { video_id, part, faq_slug, question_id, public_level } = access
    hits.push({ id, points, words, video_id, part, faq_slug, question_id, public_level })
  }
  return hits
}

const mostMended = 1000

/** Corrects the typing mistakes of words that the library does not have. */
async function mendTyping(
  db: Db,
  words: AskedWord[],
  { library, spoken }: { library: LibraryWords; spoken: Language[] },
): Promise<void> {
  for (const word of words) {
    if (word.forms.some((form) => library.rarity(form) > 0)) continue
    const key = `${spoken[0]} ${word.text}`
    const find = async () => new Map([[key, await meantForms(db, word.text, spoken)]])
    const meant = await readThrough(library.kept.meant, [key], { most: mostMended, find })
    word.forms = meant.get(key) ?? []
    await library.learn(word.forms)
  }
}

function importanceOf(forms: string[], library: LibraryWords): number {
  const most = Math.max(0, ...forms.map(library.rarity))
  return most > 0 ? most : unknownCounts * library.most
}

type RankWeights = { importance: number[]; videoId: number | null }

function gather(hits: Hit[], { importance, videoId }: RankWeights): RankedSource[] {
  const groups = new Map<string | number | null, Hit[]>()
  for (const hit of hits) {
    const key = hit.faq_slug ?? hit.video_id
    const group = groups.get(key)
    if (group) group.push(hit)
    else groups.set(key, [hit])
  }
  const whole = importance.reduce((sum, one) => sum + one, 0)
  const ranked = [...groups.values()].map((own) => rankedOf(own, { importance, whole, videoId }))
  return ranked.sort((one, other) => other.points - one.points)
}

/** Scores one lesson, or one entry of the FAQ, by its passages that fit. */
function rankedOf(hits: Hit[], { importance, whole, videoId }: RankWeights & { whole: number }): RankedSource {
  let [about, said, parts, words] = [0, 0, 0, 0]
  for (const { part, faq_slug, points, words: own } of hits) {
    words |= own
    if (part === 0 || faq_slug !== null) about ||= points
    else said += points * (partsCount[parts++] ?? 0)
  }
  const covered = importance.reduce((sum, one, place) => (words & (1 << place) ? sum + one : sum), 0)
  const id = hits[0]?.video_id ?? null
  const covers = whole > 0 ? covered / whole : 0
  const isAskedAbout = id !== null && id === videoId
  // A video without subtitles, and an entry of the FAQ, has one passage only.
  const spoken = parts > 0 ? aboutCounts * about + said : aboutAlone * about
  return { videoId: id, points: spoken * (0.4 + 0.6 * covers) * (isAskedAbout ? askedAboutCounts : 1), covers, hits }
}
