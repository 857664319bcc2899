import type { ChatLesson } from '@kasama/contract/genie/chat.api'
import type { Language } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'
import { type Model, ModelFailed, type Prompt } from '#platform/ports/model/model'
import { chatLessons } from '../built-in/lessons'
import { currentIndex } from '../passages/index/library-index'
import { type Passage, type Question, retrieve } from '../passages/retrieve'
import { leakDetector } from './leaks'
import { growingWords, numbersIn, plainWords, wholeWords } from './plain-words'
import { ordersIn, promptOf } from './prompt'
import { receiveAnswer } from './receive-answer'
import { isRefusal, isUnusable } from './unusable-answer'

const maxCharacters = 6000
const maxQuestions = 3
const maxQuestionLength = 120

/** A model's answer, made plain and checked. */
type CheckedAnswer = { answer: string; lessonIds: number[]; questions: string[]; isNone: boolean }

type ReaderOptions = { rules: string; passageText: string; language: Language; sendText: (words: string) => void }

/** The model's reasoning before its answer; up to the end of the text while it is unfinished. */
const reasoningPattern = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i

const isDirective = (line: string) => line.trimStart().startsWith('@')

type Numbers = ReturnType<typeof numbersIn>

const plainAnswer = (text: string, numbers: Numbers) =>
  plainWords(
    text
      .split('\n')
      .filter((line) => !isDirective(line))
      .join('\n'),
    numbers,
  )

/**
 * Receives a model's text in pieces and passes on the part that is whole and plain; `finish` reads the lines behind the
 * answer.
 */
function answerReader({ rules, passageText, language, sendText }: ReaderOptions) {
  const isLeak = leakDetector(ordersIn(rules))
  const numbers = numbersIn(passageText)
  const plainBeginning = growingWords((text) => plainAnswer(text, numbers))
  let received = ''
  let sentText = ''
  const withoutReasoning = () => received.replace(reasoningPattern, '')

  function questionsIn(lines: string[]): string[] {
    const questions = lines.flatMap((line) => /^\s*@ask\s+(.+)$/.exec(line)?.[1] ?? [])
    const plainQuestions = questions.map((question) => plainWords(question, numbers).split('\n')[0] ?? '')
    return [...new Set(plainQuestions)]
      .filter(
        (question) => question.length > 3 && question.length <= maxQuestionLength && !isUnusable(question, language),
      )
      .slice(0, maxQuestions)
  }

  return {
    /** Returns whether more text is wanted. */
    append(words: string): boolean {
      received += words
      const answerText = withoutReasoning()
      if (isLeak(answerText)) throw new ModelFailed('rubbish')
      const completeText = plainBeginning(wholeWords(answerText))
      if (completeText.length > sentText.length && completeText.startsWith(sentText)) {
        sendText(completeText.slice(sentText.length))
        sentText = completeText
      }
      return answerText.length < maxCharacters
    },
    hasSentText: () => sentText !== '',
    /** The model reports its tokens at the end of an answer; after an answer that broke off they are estimated. */
    estimateTokens: () => Math.ceil(Buffer.byteLength(received) / 3),
    /** Throws if the text is no answer. */
    finish(): CheckedAnswer {
      const answerText = withoutReasoning()
      const lines = answerText.replace(/\r\n?/g, '\n').split('\n').filter(isDirective)
      const answer = plainAnswer(answerText, numbers)
      const isNone = lines.some((line) => /^\s*@none\b/.test(line))
      // To leave a question unanswered kindly is what the rules ask for.
      if (isRefusal(answer) && !isNone) throw new ModelFailed('refused')
      if (isUnusable(answer, language)) throw new ModelFailed('rubbish')
      const citation = lines.filter((line) => /^\s*@lessons\b/.test(line)).join(' ')
      const lessonIds = [...new Set((citation.match(/\d{1,9}/g) ?? []).map(Number))]
      return {
        answer,
        lessonIds,
        questions: questionsIn(lines),
        isNone,
      }
    },
  }
}

const maxPassages = 8
const maxLessons = 3
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
type ModelAnswerReceiver = {
  sendText: (words: string) => void
  setTokens: (tokens: number) => void
  disconnected: AbortSignal
}

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
  const citedIds = ids.filter((id) => passages.some(({ videoId }) => videoId === id)).slice(0, maxLessons)
  // The description of a lesson has second 0; its subtitles come later.
  const secondOf = (id: number) => passages.find(({ videoId, seconds }) => videoId === id && seconds > 0)?.seconds ?? 0
  return chatLessons(
    db,
    { index: await currentIndex(db), viewer, language },
    citedIds.map((videoId) => ({ videoId, seconds: secondOf(videoId) })),
  )
}

/** Estimates the tokens of a prompt when the model does not report them. */
const estimatePromptTokens = ({ rules, message, history, picture }: Prompt) =>
  Math.ceil(Buffer.byteLength(rules + message + JSON.stringify(history)) / 3) + (picture ? tokensOfPicture : 0)

/** A model that was not reached, or refused the request, costs nothing. */
const isFreeOfCharge = (error: unknown) =>
  error instanceof ModelFailed && ['away', 'denied', 'limited'].includes(error.fault)

/** Asks the model with the library's passages about the question. Throws ModelFailed if that gives no answer. */
export async function askModel(
  db: Db,
  model: Model,
  modelQuestion: ModelQuestion,
  { sendText, setTokens, disconnected }: ModelAnswerReceiver,
): Promise<ModelAnswer> {
  const { question, picture } = modelQuestion
  const passages = await retrieve(db, question, maxPassages)
  const prompt = promptOf(question, passages, picture)
  const passageText = passages.map(({ text }) => text).join('\n')
  const reader = answerReader({ rules: prompt.rules, passageText, language: question.language, sendText })
  let tokens = 0
  const receive = (part: { words: string } | { tokens: number }) => {
    if ('words' in part) return reader.append(part.words)
    tokens = part.tokens
    return true
  }
  const usedTokens = () => tokens || reader.estimateTokens() + estimatePromptTokens(prompt)
  const end = await receiveAnswer(model, prompt, { disconnected, receive }).catch((error) => {
    if (reader.estimateTokens() > 0 || !isFreeOfCharge(error)) setTokens(usedTokens())
    throw error
  })
  setTokens(usedTokens())
  if (end === 'fell silent' && !reader.hasSentText()) throw new ModelFailed('slow')
  const { answer, lessonIds, questions, isNone }: CheckedAnswer = reader.finish()
  const lessons = await citedLessons(db, question, passages, lessonIds)
  return { answer, questions, lessons, isNone, isCutOff: end === 'fell silent' }
}
