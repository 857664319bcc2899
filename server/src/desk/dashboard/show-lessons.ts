import type { LessonFigures } from '@kasama/contract/desk/dashboard.api'
import { languages } from '@kasama/contract/language'
import { firstOfWeeks } from '#platform/calendar/weeks'
import type { Deps } from '#platform/deps'
import {
  type AbandonedLesson,
  findGaps,
  type HardQuestion,
  listHardQuestions,
  listLeftLessons,
  parts,
} from './lessons.queries'

const limits = { hard: 5, left: 4, unanswered: 6, places: 2 }

/** Returns hard questions, lessons that are left, unanswered subjects and missing translations, in three statements. */
export async function showLessons({ db, now }: Deps): Promise<LessonFigures> {
  const hard = await listHardQuestions(db, limits.hard)
  const left = await listLeftLessons(db, limits.left)
  const { unanswered, ...counted } = await findGaps(db, firstOfWeeks(now()), limits.unanswered)
  // An empty library has no figures, so no translation counts as missing or complete.
  if (counted.all === 0)
    return { hard: hard.map(toQuestionFigures), left: left.map(toLessonFigures), unanswered, missing: [] }
  const missing = languages.map((language_code) => ({
    what: 'language' as const,
    language_code,
    lessons: counted.all - counted[language_code],
  }))
  const quizzes = { what: 'quiz' as const, language_code: null, lessons: counted.all - counted.quizzes }
  return {
    hard: hard.map(toQuestionFigures),
    left: left.map(toLessonFigures),
    unanswered,
    missing: [...missing, quizzes],
  }
}

function toQuestionFigures({ content, right_first, ...question }: HardQuestion): LessonFigures['hard'][number] {
  const wrong_percent = Math.round(100 * (1 - right_first / question.answers))
  return { ...question, question: content.eng ?? '', wrong_percent }
}

function toLessonFigures({ places, left_early, ...lesson }: AbandonedLesson): LessonFigures['left'][number] {
  const commonest = Object.entries(places).toSorted(([, one], [, other]) => other - one)
  return {
    ...lesson,
    left_percent: Math.round((100 * left_early) / lesson.started),
    places: commonest.slice(0, limits.places).map(([place]) => (Number(place) + 0.5) / parts),
  }
}
