import type { ChatLesson } from '@kasama/contract/genie/chat.api'
import type { Language } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'
import { type Model, ModelFailed, type Prompt } from '#platform/ports/model/model'
import { chatLessons } from '../built-in/lessons'
import { libraryNow } from '../passages/kept/kept'
import { type Passage, type Question, retrieve } from '../passages/retrieve'
import { leakWatch } from './leaks'
import { listen } from './listen'
import { plainWords, wholeWords } from './plain-words'
import { promptOf } from './prompt'
import { isRefusal, isRubbish } from './rubbish'

const mostCharacters = 6000
const mostQuestions = 3
const longestQuestion = 120

/** A model's answer, made plain and checked. */
type CheckedAnswer = { answer: string; lessonIds: number[]; questions: string[]; isNone: boolean }

type About = { rules: string; known: string; language: Language; say: (words: string) => void }

/** The model's reasoning before its answer; up to the end of the text while it is unfinished. */
const thinking = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i

const isOrder = (line: string) => line.trimStart().startsWith('@')

/**
 * Receives a model's text in pieces and passes on the part that is whole and plain; `finish` reads the lines behind the
 * answer.
 */
function writingDown({ rules, known, language, say }: About) {
  const isLeak = leakWatch(rules)
  let raw = ''
  let said = ''
  const answered = () => raw.replace(thinking, '')

  const plain = (text: string) =>
    plainWords(
      text
        .split('\n')
        .filter((line) => !isOrder(line))
        .join('\n'),
      known,
    )

  function questionsIn(lines: string[]): string[] {
    const asked = lines.flatMap((line) => /^\s*@ask\s+(.+)$/.exec(line)?.[1] ?? [])
    const plainOnes = asked.map((question) => plainWords(question, known).split('\n')[0] ?? '')
    return [...new Set(plainOnes)]
      .filter((question) => question.length > 3 && question.length <= longestQuestion && !isRubbish(question, language))
      .slice(0, mostQuestions)
  }

  return {
    /** Returns whether more text is wanted. */
    take(words: string): boolean {
      raw += words
      const own = answered()
      if (isLeak(own)) throw new ModelFailed('rubbish')
      const whole = plain(wholeWords(own))
      if (whole.length > said.length && whole.startsWith(said)) {
        say(whole.slice(said.length))
        said = whole
      }
      return own.length < mostCharacters
    },
    hasSaid: () => said !== '',
    /** The model reports its tokens at the end of an answer; after an answer that broke off they are estimated. */
    guessTokens: () => Math.ceil(Buffer.byteLength(raw) / 3),
    /** Throws if the text is no answer. */
    finish(): CheckedAnswer {
      const own = answered()
      const lines = own.replace(/\r\n?/g, '\n').split('\n').filter(isOrder)
      const answer = plain(own)
      if (isRefusal(answer)) throw new ModelFailed('refused')
      if (isRubbish(answer, language)) throw new ModelFailed('rubbish')
      const cited = lines.filter((line) => /^\s*@lessons\b/.test(line)).join(' ')
      const lessonIds = [...new Set((cited.match(/\d{1,9}/g) ?? []).map(Number))]
      return {
        answer,
        lessonIds,
        questions: questionsIn(lines),
        isNone: lines.some((line) => /^\s*@none\b/.test(line)),
      }
    },
  }
}

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
