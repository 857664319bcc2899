import { singaporeDay, startOfDay } from '@kasama/contract/calendar.rules'
import type { Language } from '@kasama/contract/language'
import type { PracticeSet } from '@kasama/contract/learning/practice/practice.api'
import { questionFor } from '#learning/quiz/show-question'
import { viewerOf } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { chooseQuestions } from './choose-questions'
import { chooseSlide } from './choose-slide'
import { findQuestions, listLearned, listSlides } from './practice.queries'

/** Today's questions of a worker, in her language; the same on every phone until midnight in Singapore. */
export async function showPractice(deps: Deps, worker: User, language?: Language): Promise<PracticeSet> {
  const { db, now } = deps
  const day = singaporeDay(now())
  const viewer = viewerOf(worker, now(), language)
  const learned = await listLearned(db, viewer, day)
  const chosen = chooseQuestions(learned, day, startOfDay(day) ?? now())
  if (chosen.length === 0) return { day, questions: [] }
  const ids = chosen.map(({ question_id }) => question_id)
  const [found, slides] = await Promise.all([findQuestions(db, ids, viewer.language), listSlides(db, ids)])
  const questions = chosen.flatMap(({ question_id, is_right }) => {
    const question = found.find(({ id }) => id === question_id)
    if (!question) return []
    const { video_id, title, thumbnail_url, topic_ids, answers } = question
    const parts = slides.filter((slide) => slide.question_id === question_id)
    const shown = {
      ...questionFor(deps, question, viewer),
      answers,
      lesson: { id: video_id, title, thumbnail_url, topic_ids },
      explanation: chooseSlide(question, parts, viewer.language),
      is_right,
    }
    return [shown]
  })
  return { day, questions }
}
