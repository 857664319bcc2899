import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import type { ChatOutcome } from '#platform/database/schema'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { type Model, ModelFailed } from '#platform/ports/model/model'
import { genieSettings } from '#platform/settings/known-settings'
import { askModel, type ModelAnswer } from './asking/ask-model'
import { type BuiltInAnswer, builtInAnswer } from './built-in/built-in-answer'
import { lessonFollowOns } from './built-in/follow-ons'
import { countTokens, recordQuestion } from './chat.queries'
import { chatTexts } from './chat.texts'
import { answerEmergency, type SendEvent } from './emergency/answer-emergency'
import { findEmergency } from './emergency/find-emergency'
import { findFactualAnswer } from './factual-answer'
import type { Question } from './passages/retrieve'

/** An answer without its sound. */
export type TextAnswer = Omit<ChatAnswer, 'voice' | 'heard'>

type AnswerRequest = { question: Question; picture: () => Promise<Buffer | null>; count: () => Promise<void> }
type AnswerListener = { sendEvent: SendEvent; disconnected: AbortSignal }

/**
 * Answers a question. An emergency is reported first and answered with its first steps, whatever the model and the
 * library do, whatever she may watch, and however often she has asked. Facts of her account and numbers to call come
 * from here alone. Otherwise the model answers, if there is one, and the library if the model fails.
 */
export async function answer(deps: Deps, request: AnswerRequest, listener: AnswerListener): Promise<TextAnswer> {
  const { sendEvent } = listener
  const { question, count } = request
  const record = (outcome: ChatOutcome) => recordQuestion(deps.db, { at: deps.now(), outcome, tokens: 0 })
  const emergency = findEmergency(question.text, question.language)
  if (emergency) return answerEmergency(deps, { question, emergency, sendEvent, record: () => record('emergency') })
  await count()
  const picture = await request.picture()
  const factualAnswer = picture ? null : await findFactualAnswer(deps, question)
  if (!factualAnswer) return answerFreely(deps, { question, picture }, listener)
  await record('library')
  sendEvent('words', { words: factualAnswer.answer })
  return { ...factualAnswer, emergency: null, is_instead: false }
}

type FreeQuestion = { question: Question; picture: Buffer | null }

/** Answers with the model, or with the library instead. */
async function answerFreely(
  deps: Deps,
  { question, picture }: FreeQuestion,
  { sendEvent, disconnected }: AnswerListener,
): Promise<TextAnswer> {
  const { db, now, model } = deps
  const record = (outcome: ChatOutcome, tokens = 0) => recordQuestion(db, { at: now(), outcome, tokens })
  let hasSentText = false
  const sendText = (words: string) => {
    hasSentText = true
    sendEvent('words', { words })
  }

  const pictureNotice = picture && !(await seesPictures(deps)) ? `${chatTexts.pictureNotSeen[question.language]}\n` : ''
  if (pictureNotice && question.text === '') return fail('cant_see')
  const failure = model && (await isTokenLimitReached(deps, model, question.viewer.unlocked)) ? 'spent' : null
  if (!model || failure) {
    const [libraryAnswer] = await Promise.all([answerFromLibrary(failure !== null), record(failure ?? 'library')])
    return libraryAnswer
  }

  let tokens = 0
  const setTokens = (count: number) => {
    tokens = count
  }
  try {
    if (pictureNotice) sendText(pictureNotice)
    const visiblePicture = pictureNotice ? null : picture
    const modelAnswer = await askModel(
      db,
      model,
      { question, picture: visiblePicture },
      { sendText, setTokens, disconnected },
    )
    await record('model', tokens)
    return await addLibraryParts(modelAnswer)
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    await record(error.fault, tokens)
    return answerFromLibrary(true)
  }

  /** Returns the library's own answer, which ignores a picture and says so first. */
  async function answerFromLibrary(isInstead: boolean): Promise<TextAnswer> {
    if (picture && question.text === '') return fail('cant_see')
    const libraryAnswer = await builtInAnswer(deps, question)
    const words = picture
      ? `${chatTexts.pictureNotSeen[question.language]}\n${libraryAnswer.answer}`
      : libraryAnswer.answer
    if (!hasSentText) sendText(words)
    return { ...libraryAnswer, answer: words, emergency: null, is_instead: isInstead }
  }

  /** Returns the model's answer; the library adds the parts that it lacks. */
  async function addLibraryParts(modelAnswer: ModelAnswer): Promise<TextAnswer> {
    const isComplete = !modelAnswer.isNone && !modelAnswer.isCutOff && modelAnswer.questions.length > 0
    return {
      ...completeAnswer(modelAnswer, question, isComplete ? null : await builtInAnswer(deps, question)),
      answer: pictureNotice + modelAnswer.answer,
    }
  }
}

/** Completes a model's answer: lessons if it was cut off, topics if it found nothing, follow-on questions. */
function completeAnswer(
  modelAnswer: ModelAnswer,
  { text, language }: Question,
  libraryAnswer: BuiltInAnswer | null,
): TextAnswer {
  const lessons = modelAnswer.isNone ? [] : modelAnswer.isCutOff ? (libraryAnswer?.lessons ?? []) : modelAnswer.lessons
  const [first] = modelAnswer.isCutOff ? [] : lessons
  const followOnQuestions = first
    ? lessonFollowOns(first.title, { questionText: text, language })
    : (libraryAnswer?.follow_on_questions ?? [])
  return {
    answer: modelAnswer.answer,
    language,
    follow_on_questions: modelAnswer.questions.length > 0 ? modelAnswer.questions : followOnQuestions,
    lessons,
    page: null,
    emergency: null,
    is_found: !modelAnswer.isNone,
    topics: modelAnswer.isNone ? (libraryAnswer?.topics ?? []) : [],
    is_instead: false,
  }
}

const seesPictures = async ({ db, model }: Deps) => model?.sees === true && (await genieSettings(db)).pictures

/** Share of a day's tokens that is reserved for accounts with a plan. */
const shareForPlans = 0.5
/** Share beyond the day's tokens in which recordings are heard for an emergency. */
const shareForEmergencies = 0.1

/**
 * Whether today's tokens are used up, by the provider's limit or the installation's. Accounts without a plan have a
 * part of them only: a few free accounts can't take the model from everybody else.
 */
export const isTokenLimitReached = (deps: Deps, model: Model, hasPlan: boolean): Promise<boolean> =>
  isShareSpent(deps, model, hasPlan ? 1 : 1 - shareForPlans)

/** Whether the reserve of recordings that may be emergencies is used up too: no number of accounts can spend more. */
export const isReserveSpent = (deps: Deps, model: Model): Promise<boolean> =>
  isShareSpent(deps, model, 1 + shareForEmergencies)

async function isShareSpent({ db, now }: Deps, { tokensPerDay }: Model, share: number): Promise<boolean> {
  const { tokens_a_day } = await genieSettings(db)
  return (await countTokens(db, now())) >= (tokens_a_day ?? tokensPerDay) * share
}
