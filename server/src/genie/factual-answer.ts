import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { accountAnswer } from './account/account-answer'
import { filled } from './built-in/built-in.texts'
import { type BuiltInAnswer, plainAnswer } from './built-in/built-in-answer'
import { lessonFollowOns } from './built-in/follow-ons'
import { chatLessons, type LessonPosition } from './built-in/lessons'
import { findHelpline } from './helplines/find-helpline'
import { findHelplineLesson } from './helplines/helpline-lesson'
import { helplineTexts, numbers } from './helplines/helplines.texts'
import { currentIndex } from './passages/index/library-index'
import type { Question } from './passages/retrieve'

/**
 * Answers from facts, with a model or without: the asker's own account, and helplines. A model sees no account, and a
 * number must never be wrong. Returns null for every other question.
 */
export async function findFactualAnswer(deps: Deps, question: Question): Promise<BuiltInAnswer | null> {
  const account = await accountAnswer(deps, question)
  if (account) {
    const positions = account.videoIds.map((videoId) => ({ videoId, seconds: 0 }))
    const lessonAnswer = await withLessons(deps.db, question, { text: account.lines.join('\n'), positions })
    return { ...lessonAnswer, page: account.page }
  }
  const { accountId, employerId } = question.viewer
  const helpline = findHelpline(question.text, accountId === employerId ? 'employer' : 'worker')
  if (!helpline) return null
  const helplinePositions = await findHelplineLesson(deps.db, question, helpline)
  return withLessons(deps.db, question, {
    text: filled(helplineTexts[helpline][question.language], numbers),
    positions: helplinePositions,
  })
}

type FactText = { text: string; positions: LessonPosition[] }

async function withLessons(db: Db, question: Question, { text, positions }: FactText): Promise<BuiltInAnswer> {
  const { viewer, language } = question
  const lessons = await chatLessons(db, { index: await currentIndex(db), viewer, language }, positions)
  const [first] = lessons
  return {
    ...plainAnswer(question, text),
    lessons,
    follow_on_questions: first ? lessonFollowOns(first.title, { questionText: question.text, language }) : [],
  }
}
