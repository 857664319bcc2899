import type { ChatLesson } from '@kasama/contract/genie/chat.api'
import type { Db } from '#platform/database/db'
import { type Model, ModelFailed, type Prompt } from '#platform/ports/model/model'
import { chatLessons } from '../built-in/lessons'
import { libraryNow } from '../passages/kept/kept'
import { type Passage, type Question, retrieve } from '../passages/retrieve'
import { listen } from './listen'
import { promptOf } from './prompt'
import { type CheckedAnswer, writingDown } from './write-down'

const mostPassages = 8
const mostLessons = 3
/** Approximate cost of a picture of our size. */
const tokensOfPicture = 1000

export type ModelAnswer = {
  answer: string
  questions: string[]
  lessons: ChatLesson[]
  isNone: boolean
  /** The model fell silent before the end of its answer, which names its lessons. */
  isCutOff: boolean
}

type ModelQuestion = { question: Question; picture: Buffer | null }
type ModelAnswerListener = { say: (words: string) => void; spend: (tokens: number) => void; gone: AbortSignal }

/**
 * Returns the lessons that were cited, if they are among the passages the model was given: those hold only content this
 * viewer may see.
 */
async function citedLessons(
  db: Db,
  { viewer, language }: Question,
  passages: Passage[],
  ids: number[],
): Promise<ChatLesson[]> {
  const cited = ids.filter((id) => passages.some(({ videoId }) => videoId === id)).slice(0, mostLessons)
  // The description of a lesson has second 0; its subtitles come later.
  const secondOf = (id: number) => passages.find(({ videoId, seconds }) => videoId === id && seconds > 0)?.seconds ?? 0
  return chatLessons(
    db,
    { kept: await libraryNow(db), viewer, language },
    cited.map((videoId) => ({ videoId, seconds: secondOf(videoId) })),
  )
}

/** Estimates the tokens of a prompt when the model does not report them. */
const tokensOf = ({ rules, message, history, picture }: Prompt) =>
  Math.ceil(Buffer.byteLength(rules + message + JSON.stringify(history)) / 3) + (picture ? tokensOfPicture : 0)

/** A model that was not reached, or refused the request, costs nothing. */
const isFree = (error: unknown) => error instanceof ModelFailed && ['away', 'denied', 'limited'].includes(error.fault)

/** Asks the model with the library's passages about the question. Throws ModelFailed if that gives no answer. */
export async function askModel(
  db: Db,
  model: Model,
  asked: ModelQuestion,
  { say, spend, gone }: ModelAnswerListener,
): Promise<ModelAnswer> {
  const { question, picture } = asked
  const passages = await retrieve(db, question, mostPassages)
  const prompt = promptOf(question, passages, picture)
  const known = passages.map(({ text }) => text).join('\n')
  const paper = writingDown({ rules: prompt.rules, known, language: question.language, say })
  let tokens = 0
  const hear = (said: { words: string } | { tokens: number }) => {
    if ('words' in said) return paper.take(said.words)
    tokens = said.tokens
    return true
  }
  const spent = () => tokens || paper.guessTokens() + tokensOf(prompt)
  const end = await listen(model, prompt, { gone, hear }).catch((error) => {
    if (paper.guessTokens() > 0 || !isFree(error)) spend(spent())
    throw error
  })
  spend(spent())
  if (end === 'fell silent' && !paper.hasSaid()) throw new ModelFailed('slow')
  const { answer, lessonIds, questions, isNone }: CheckedAnswer = paper.finish()
  const lessons = await citedLessons(db, question, passages, lessonIds)
  return { answer, questions, lessons, isNone, isCutOff: end === 'fell silent' }
}
