import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { searchable } from '#platform/search/search-words'
import { findTopics } from '../chat.queries'
import { findPassages } from '../passages/index/find-passages'
import { lastReadIndex } from '../passages/index/library-index'
import type { PassageRow } from '../passages/index/library-index.queries'
import type { RankedSource } from '../passages/rank'
import { inLanguage, type Question } from '../passages/retrieve'
import { builtInTexts, smallTalk } from './built-in.texts'
import { findSources } from './find-sources'
import { followOns } from './follow-ons'
import { chatLessons, lessonFacts } from './lessons'
import { chooseParts, formatSteps } from './steps'

export type BuiltInAnswer = Omit<ChatAnswer, 'voice' | 'heard' | 'is_instead' | 'emergency'>

const maxLessons = 3
const maxTopics = 12
/** A second lesson is shown if its points are at least this share of the first one's. */
const minShareOfSecondLesson = 0.75
/** A lesson is offered as a follow-on if its points are at least this share of the best one's. */
const minShareOfFollowOn = 0.35

/** Answers with the library's own texts, without any model: steps of the lesson that fits best. */
export async function builtInAnswer({ db }: Pick<Deps, 'db'>, question: Question): Promise<BuiltInAnswer> {
  const searchText = searchable(question.text)
  if (smallTalk.greeting.test(searchText)) return plainAnswer(question, builtInTexts.greeting[question.language])
  if (smallTalk.thanks.test(searchText)) return plainAnswer(question, builtInTexts.thanks[question.language])
  const sources = await findSources(db, question)
  return sources.length > 0 ? answerFrom(db, question, sources) : answerUnknown(db, question)
}

export const plainAnswer = ({ language }: Question, answer: string): BuiltInAnswer => ({
  answer,
  language,
  follow_on_questions: [],
  lessons: [],
  page: null,
  is_found: true,
  topics: [],
})

async function answerUnknown(db: Db, question: Question): Promise<BuiltInAnswer> {
  const topics = await findTopics(db, maxTopics)
  const unknown = plainAnswer(question, builtInTexts.unknown[question.language])
  return { ...unknown, is_found: false, topics: topics.map(({ id }) => id) }
}

async function answerFrom(db: Db, question: Question, sources: RankedSource[]): Promise<BuiltInAnswer> {
  const [best] = sources
  if (!best) return answerUnknown(db, question)
  const related = sources.filter(({ points }) => points >= minShareOfFollowOn * best.points)
  return best.videoId === null ? answerFromEntry(db, question, related) : answerFromLesson(db, question, related)
}

/** Answers with an entry of the FAQ, unchanged, and with others as follow-ons. */
async function answerFromEntry(db: Db, question: Question, related: RankedSource[]): Promise<BuiltInAnswer> {
  const { language, text: questionText } = question
  const [bestEntry, ...otherEntries] = related.filter(({ videoId }) => videoId === null).slice(0, 1 + maxLessons)
  const rows = await findRows(db, bestEntry ? [bestEntry, ...otherEntries] : [])
  const row = rows.find(({ id }) => id === bestEntry?.hits[0]?.id)
  const { text, language: answerLanguage } = row ? inLanguage(row.texts, language) : { text: null, language }
  const hits = otherEntries.flatMap((source) => source.hits)
  return {
    ...plainAnswer(question, text?.text ?? ''),
    language: answerLanguage,
    follow_on_questions: followOns({ hits, rows, language, title: null, related: [], questionText }),
  }
}

async function answerFromLesson(db: Db, question: Question, related: RankedSource[]): Promise<BuiltInAnswer> {
  const { language, viewer } = question
  const lessons = related.filter(({ videoId }) => videoId !== null).slice(0, maxLessons)
  const [best] = lessons
  if (!best) return answerUnknown(db, question)
  const rows = await findRows(db, lessons)
  const answer = answerFromSteps(rows, best, question)
  const shownLessons = lessons.filter((lesson) => lesson.points >= minShareOfSecondLesson * best.points)
  const positions = shownLessons.map((lesson) => ({
    videoId: lesson.videoId ?? 0,
    seconds: lesson === best ? answer.seconds : answerFromSteps(rows, lesson, question).seconds,
  }))
  const followOnBasis = {
    hits: best.hits.filter(({ question_id }) => question_id !== null),
    title: findTitle(rows, best, question)[0] ?? null,
    related: (await filterSameTopic(db, question, lessons)).flatMap((lesson) => findTitle(rows, lesson, question)),
  }
  return {
    ...plainAnswer(question, answer.answer),
    language: answer.language,
    follow_on_questions: followOns({ ...followOnBasis, rows, language, questionText: question.text }),
    lessons: await chatLessons(db, { index: await lastReadIndex(db), viewer, language }, positions),
  }
}

/** Returns the other lessons that share a topic with the first. */
async function filterSameTopic(
  db: Db,
  { language }: Question,
  [best, ...otherLessons]: RankedSource[],
): Promise<RankedSource[]> {
  if (!best || otherLessons.length === 0) return []
  const idOf = ({ videoId }: RankedSource) => videoId ?? 0
  const facts = await lessonFacts(db, { index: await lastReadIndex(db), language }, [best, ...otherLessons].map(idOf))
  const topics = facts.get(idOf(best))?.topic_ids ?? []
  return otherLessons.filter((lesson) => facts.get(idOf(lesson))?.topic_ids.some((id) => topics.includes(id)))
}

const findRows = async (db: Db, ranked: RankedSource[]) =>
  findPassages(db, await lastReadIndex(db), {
    hits: ranked.flatMap(({ hits }) => hits),
    videoIds: ranked.flatMap(({ videoId }) => videoId ?? []),
  })

const lessonParts = (rows: PassageRow[], { videoId }: RankedSource) =>
  rows.filter(({ video_id, part }) => video_id === videoId && part !== null && part > 0)

const findDescription = (rows: PassageRow[], { videoId }: RankedSource) =>
  rows.find(({ video_id, part }) => video_id === videoId && part === 0)

function findTitle(rows: PassageRow[], ranked: RankedSource, { language }: Question): string[] {
  const description = findDescription(rows, ranked)
  return description ? [inLanguage(description.texts, language).text.heading] : []
}

/** Returns the steps of a lesson; its description if it is locked or has no subtitles. */
function answerFromSteps(rows: PassageRow[], ranked: RankedSource, { language, viewer }: Question) {
  const description = findDescription(rows, ranked)
  const isOpen = viewer.unlocked || (description?.public_level ?? 0) > 0
  const allParts = isOpen ? lessonParts(rows, ranked) : []
  const partsInLanguage = allParts.some(({ texts }) => texts[language])
    ? allParts.filter(({ texts }) => texts[language])
    : allParts
  const chosenParts = chooseParts(partsInLanguage, ranked.hits)
  if (chosenParts.length > 0) {
    const first = ranked.hits.find(({ id }) => chosenParts.some((part) => part.id === id))
    const { lines, language: stepsLanguage, seconds } = formatSteps(chosenParts, first?.id, language)
    return { answer: lines.join('\n'), language: stepsLanguage, seconds }
  }
  const { text, language: textLanguage } = description
    ? inLanguage(description.texts, language)
    : { text: null, language }
  return { answer: text?.text || text?.heading || '', language: textLanguage, seconds: 0 }
}
