import type { Db } from '#platform/database/db'
import type { LessonPosition } from '../built-in/lessons'
import { formatSteps } from '../built-in/steps'
import { findPassages } from '../passages/index/find-passages'
import { lastReadIndex } from '../passages/index/library-index'
import { rankWords } from '../passages/rank'
import type { Question } from '../passages/retrieve'
import type { Helpline } from './helplines.texts'

/** The concepts that a lesson about a helpline has, the most important first. */
const conceptsOfHelpline: Record<Helpline, string[]> = {
  emergencyNumbers: ['#ambulance', '#police', '#emergency'],
  scam: ['#scam'],
  shouting: ['#help', '#problem'],
  homesick: ['#homesick', '#sad'],
  passport: ['#papers', '#keep'],
  restDay: ['#rest_day'],
  food: ['#help', '#problem'],
}

/** Returns the lesson about a worry, at the second that fits best; none if nothing fits. */
export async function findHelplineLesson(db: Db, question: Question, helpline: Helpline): Promise<LessonPosition[]> {
  const words = conceptsOfHelpline[helpline].map((form) => ({ text: form, forms: [form], weight: 1 }))
  const ranked = await rankWords(db, words, { ...question, videoId: null })
  const best = ranked.find(({ videoId, hits }) => videoId !== null && hits.some(({ wordBits }) => (wordBits & 1) !== 0))
  if (!best?.videoId) return []
  const parts = await findPassages(db, await lastReadIndex(db), { hits: [], videoIds: [best.videoId] })
  const subtitleParts = parts.filter(({ part }) => part !== null && part > 0)
  const hit = best.hits.find(({ id }) => subtitleParts.some((part) => part.id === id))
  return [{ videoId: best.videoId, seconds: hit ? formatSteps(subtitleParts, hit.id, question.language).seconds : 0 }]
}
