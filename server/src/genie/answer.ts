import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import type { ChatOutcome } from '#platform/database/schema'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { type Model, ModelFailed } from '#platform/ports/model/model'
import { genieSettings } from '#platform/settings/known-settings'
import { askModel, type ModelAnswer } from './asking/ask-model'
import { type BuiltInAnswer, builtInAnswer } from './built-in/built-in-answer'
import { followOnsOf } from './built-in/follow-ons'
import { noteQuestion, tokensOf } from './chat.queries'
import { chatTexts } from './chat.texts'
import { answerEmergency, type Tell } from './emergency/answer-emergency'
import { findEmergency } from './emergency/find-emergency'
import type { Question } from './passages/retrieve'
import { sureAnswer } from './sure-answer'

/** An answer without its sound. */
export type Unspoken = Omit<ChatAnswer, 'voice' | 'heard'>

type AnswerRequest = { question: Question; picture: () => Promise<Buffer | null>; count: () => Promise<void> }
type AnswerListener = { tell: Tell; gone: AbortSignal }

/**
 * Answers a question. An emergency is reported first and answered with its first steps, whatever the model and the
 * library do, whatever she may watch, and however often she has asked. Facts of her account and numbers to call come
 * from here alone. Otherwise the model answers, if there is one, and the library if the model fails.
 */
export async function answer(deps: Deps, asked: AnswerRequest, listening: AnswerListener): Promise<Unspoken> {
  const { tell } = listening
  const { question, count } = asked
  const note = (outcome: ChatOutcome) => noteQuestion(deps.db, { at: deps.now(), outcome, tokens: 0 })
  const emergency = findEmergency(question.text, question.language)
  if (emergency) return answerEmergency(deps, { question, emergency, tell, note: () => note('emergency') })
  await count()
  const picture = await asked.picture()
  const sure = picture ? null : await sureAnswer(deps, question)
  if (!sure) return answerFreely(deps, { question, picture }, listening)
  await note('library')
  tell('words', { words: sure.answer })
  return { ...sure, emergency: null, is_instead: false }
}

type FreeQuestion = { question: Question; picture: Buffer | null }

/** Answers by the model, or by the library in its place. */
async function answerFreely(
  deps: Deps,
  { question, picture }: FreeQuestion,
  { tell, gone }: AnswerListener,
): Promise<Unspoken> {
  const { db, now, model } = deps
  const note = (outcome: ChatOutcome, tokens = 0) => noteQuestion(db, { at: now(), outcome, tokens })
  let hasSaid = false
  const say = (words: string) => {
    hasSaid = true
    tell('words', { words })
  }

  const unseen = picture && !(await seesPictures(deps)) ? `${chatTexts.pictureNotSeen[question.language]}\n` : ''
  if (unseen && question.text === '') return fail('cant_see')
  const failure = model && (await spentAll(deps, model, question.viewer.unlocked)) ? 'spent' : null
  if (!model || failure) {
    const [own] = await Promise.all([fromLibrary(failure !== null), note(failure ?? 'library')])
    return own
  }

  let tokens = 0
  const spend = (spent: number) => {
    tokens = spent
  }
  try {
    if (unseen) say(unseen)
    const seen = unseen ? null : picture
    const said = await askModel(db, model, { question, picture: seen }, { say, spend, gone })
    await note('model', tokens)
    return await withLibrary(said)
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    await note(error.fault, tokens)
    return fromLibrary(true)
  }

  /** Returns the library's own answer, which ignores a picture and says so first. */
  async function fromLibrary(isInstead: boolean): Promise<Unspoken> {
    if (picture && question.text === '') return fail('cant_see')
    const own = await builtInAnswer(deps, question)
    const words = picture ? `${chatTexts.pictureNotSeen[question.language]}\n${own.answer}` : own.answer
    if (!hasSaid) say(words)
    return { ...own, answer: words, emergency: null, is_instead: isInstead }
  }

  /** Returns the model's answer; the library adds the parts that it lacks. */
  async function withLibrary(said: ModelAnswer): Promise<Unspoken> {
    const isWhole = !said.isNone && !said.isCutOff && said.questions.length > 0
    return {
      ...completed(said, question, isWhole ? null : await builtInAnswer(deps, question)),
      answer: unseen + said.answer,
    }
  }
}

/** Completes a model's answer: lessons if it was cut off, topics if it found nothing, follow-on questions. */
function completed(said: ModelAnswer, { text, language }: Question, own: BuiltInAnswer | null): Unspoken {
  const lessons = said.isNone ? [] : said.isCutOff ? (own?.lessons ?? []) : said.lessons
  const [first] = said.isCutOff ? [] : lessons
  const goOn = first ? followOnsOf(first.title, { asked: text, language }) : (own?.follow_on_questions ?? [])
  return {
    answer: said.answer,
    language,
    follow_on_questions: said.questions.length > 0 ? said.questions : goOn,
    lessons,
    page: null,
    emergency: null,
    is_found: !said.isNone,
    topics: said.isNone ? (own?.topics ?? []) : [],
    is_instead: false,
  }
}

const seesPictures = async ({ db, model }: Deps) => model?.sees === true && (await genieSettings(db)).pictures

/** Share of a day's tokens that is reserved for accounts with a plan. */
const keptForPlans = 0.5

/**
 * Whether today's tokens are used up, by the provider's limit or the installation's. Accounts without a plan have a
 * part of them only: a few free accounts can't take the model from everybody else.
 */
export async function spentAll({ db, now }: Deps, { tokensPerDay }: Model, hasPlan: boolean): Promise<boolean> {
  const { tokens_a_day } = await genieSettings(db)
  const most = tokens_a_day ?? tokensPerDay
  return (await tokensOf(db, now())) >= (hasPlan ? most : most * (1 - keptForPlans))
}
