import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { searchable } from '#platform/search/search-words'
import { findTopics } from '../chat.queries'
import { findPassages } from '../passages/kept/find-passages'
import { libraryAsFound } from '../passages/kept/kept'
import type { PassageRow } from '../passages/kept/kept.queries'
import type { RankedSource } from '../passages/rank'
import { inLanguage, type Question } from '../passages/retrieve'
import { builtInTexts, smallTalk } from './built-in.texts'
import { choose } from './choose'
import { followOns } from './follow-ons'
import { chatLessons, lessonFacts } from './lessons'
import { chooseParts, stepsOf } from './steps'

export type BuiltInAnswer = Omit<ChatAnswer, 'voice' | 'heard' | 'is_instead' | 'emergency'>

const mostLessons = 3
const mostTopics = 12
/** A second lesson is shown if its points are at least this share of the first one's. */
const fitsToo = 0.75
/** A lesson is offered as a follow-on if its points are at least this share of the best one's. */
const isNear = 0.35

/** Answers with the library's own texts, without any model: steps of the lesson that fits best. */
export async function builtInAnswer({ db }: Pick<Deps, 'db'>, question: Question): Promise<BuiltInAnswer> {
  const said = searchable(question.text)
  if (smallTalk.greeting.test(said)) return plain(question, builtInTexts.greeting[question.language])
  if (smallTalk.thanks.test(said)) return plain(question, builtInTexts.thanks[question.language])
  const chosen = await choose(db, question)
  return chosen.length > 0 ? answerFrom(db, question, chosen) : answerUnknown(db, question)
}

export const plain = ({ language }: Question, answer: string): BuiltInAnswer => ({
  answer,
  language,
  follow_on_questions: [],
  lessons: [],
  page: null,
  is_found: true,
  topics: [],
})

async function answerUnknown(db: Db, question: Question): Promise<BuiltInAnswer> {
  const topics = await findTopics(db, mostTopics)
  const unknown = plain(question, builtInTexts.unknown[question.language])
  return { ...unknown, is_found: false, topics: topics.map(({ id }) => id) }
}

async function answerFrom(db: Db, question: Question, chosen: RankedSource[]): Promise<BuiltInAnswer> {
  const [best] = chosen
  if (!best) return answerUnknown(db, question)
  const fits = chosen.filter(({ points }) => points >= isNear * best.points)
  return best.videoId === null ? answerFromEntry(db, question, fits) : answerFromLesson(db, question, fits)
}

/** Answers with an entry of the FAQ, unchanged, and with others as follow-ons. */
async function answerFromEntry(db: Db, question: Question, fits: RankedSource[]): Promise<BuiltInAnswer> {
  const { language, text: asked } = question
  const [best, ...others] = fits.filter(({ videoId }) => videoId === null).slice(0, 1 + mostLessons)
  const rows = await rowsOf(db, best ? [best, ...others] : [])
  const row = rows.find(({ id }) => id === best?.hits[0]?.id)
  const { text, language: said } = row ? inLanguage(row.texts, language) : { text: null, language }
  const hits = others.flatMap((one) => one.hits)
  return {
    ...plain(question, text?.text ?? ''),
    language: said,
    follow_on_questions: followOns({ hits, rows, language, title: null, related: [], asked }),
  }
}

async function answerFromLesson(db: Db, question: Question, fits: RankedSource[]): Promise<BuiltInAnswer> {
  const { language, viewer } = question
  const near = fits.filter(({ videoId }) => videoId !== null).slice(0, mostLessons)
  const [best] = near
  if (!best) return answerUnknown(db, question)
  const rows = await rowsOf(db, near)
  const said = lessonOf(rows, best, question)
  const shown = near.filter((one) => one.points >= fitsToo * best.points)
  const places = shown.map((one) => ({
    videoId: one.videoId ?? 0,
    seconds: one === best ? said.seconds : lessonOf(rows, one, question).seconds,
  }))
  const goingOn = {
    hits: best.hits.filter(({ question_id }) => question_id !== null),
    title: titleOf(rows, best, question)[0] ?? null,
    related: (await ofItsTopic(db, question, near)).flatMap((one) => titleOf(rows, one, question)),
  }
  return {
    ...plain(question, said.answer),
    language: said.language,
    follow_on_questions: followOns({ ...goingOn, rows, language, asked: question.text }),
    lessons: await chatLessons(db, { kept: await libraryAsFound(db), viewer, language }, places),
  }
}

/** Returns the other lessons that share a topic with the first. */
async function ofItsTopic(db: Db, { language }: Question, [best, ...others]: RankedSource[]): Promise<RankedSource[]> {
  if (!best || others.length === 0) return []
  const idOf = ({ videoId }: RankedSource) => videoId ?? 0
  const facts = await lessonFacts(db, { kept: await libraryAsFound(db), language }, [best, ...others].map(idOf))
  const topics = facts.get(idOf(best))?.topic_ids ?? []
  return others.filter((one) => facts.get(idOf(one))?.topic_ids.some((id) => topics.includes(id)))
}

const rowsOf = async (db: Db, ranked: RankedSource[]) =>
  findPassages(db, await libraryAsFound(db), {
    hits: ranked.flatMap(({ hits }) => hits),
    videoIds: ranked.flatMap(({ videoId }) => videoId ?? []),
  })

const partsOf = (rows: PassageRow[], { videoId }: RankedSource) =>
  rows.filter(({ video_id, part }) => video_id === videoId && part !== null && part > 0)

const aboutOf = (rows: PassageRow[], { videoId }: RankedSource) =>
  rows.find(({ video_id, part }) => video_id === videoId && part === 0)

function titleOf(rows: PassageRow[], ranked: RankedSource, { language }: Question): string[] {
  const about = aboutOf(rows, ranked)
  return about ? [inLanguage(about.texts, language).text.heading] : []
}

/** Returns the steps of a lesson; its description if it is locked or has no subtitles. */
function lessonOf(rows: PassageRow[], ranked: RankedSource, { language, viewer }: Question) {
  const about = aboutOf(rows, ranked)
  const isOpen = viewer.unlocked || (about?.public_level ?? 0) > 0
  const all = isOpen ? partsOf(rows, ranked) : []
  const spoken = all.some(({ texts }) => texts[language]) ? all.filter(({ texts }) => texts[language]) : all
  const parts = chooseParts(spoken, ranked.hits)
  if (parts.length > 0) {
    const first = ranked.hits.find(({ id }) => parts.some((part) => part.id === id))
    const { lines, language: said, seconds } = stepsOf(parts, first?.id, language)
    return { answer: lines.join('\n'), language: said, seconds }
  }
  const { text, language: said } = about ? inLanguage(about.texts, language) : { text: null, language }
  return { answer: text?.text || text?.heading || '', language: said, seconds: 0 }
}
