import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { accountAnswer } from './account/account-answer'
import { filled } from './built-in/built-in.texts'
import { type BuiltInAnswer, plain } from './built-in/built-in-answer'
import { followOnsOf } from './built-in/follow-ons'
import { chatLessons, type Place } from './built-in/lessons'
import { findHelpline } from './helplines/find-helpline'
import { lessonOf } from './helplines/helpline-lesson'
import { helplineTexts, numbers } from './helplines/helplines.texts'
import { libraryNow } from './passages/kept/kept'
import type { Question } from './passages/retrieve'

/**
 * Answers from facts, with a model or without: the asker's own account, and helplines. A model sees no account, and a
 * number must never be wrong. Returns null for every other question.
 */
export async function sureAnswer(deps: Deps, question: Question): Promise<BuiltInAnswer | null> {
  const account = await accountAnswer(deps, question)
  if (account) {
    const places = account.videoIds.map((videoId) => ({ videoId, seconds: 0 }))
    const answer = await withLessons(deps.db, question, { text: account.lines.join('\n'), places })
    return { ...answer, page: account.page }
  }
  const helpline = findHelpline(question.text)
  if (!helpline) return null
  const places = await lessonOf(deps.db, question, helpline)
  return withLessons(deps.db, question, { text: filled(helplineTexts[helpline][question.language], numbers), places })
}

type SureText = { text: string; places: Place[] }

async function withLessons(db: Db, question: Question, { text, places }: SureText): Promise<BuiltInAnswer> {
  const { viewer, language } = question
  const lessons = await chatLessons(db, { kept: await libraryNow(db), viewer, language }, places)
  const [first] = lessons
  return {
    ...plain(question, text),
    lessons,
    follow_on_questions: first ? followOnsOf(first.title, { asked: question.text, language }) : [],
  }
}
