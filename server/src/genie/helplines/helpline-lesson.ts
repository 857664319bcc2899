import type { Db } from '#platform/database/db'
import type { Place } from '../built-in/lessons'
import { stepsOf } from '../built-in/steps'
import { findPassages } from '../passages/kept/find-passages'
import { libraryAsFound } from '../passages/kept/kept'
import { rankWords } from '../passages/rank'
import type { Question } from '../passages/retrieve'
import type { Helpline } from './helplines.texts'

/** The ideas that a lesson about it has, the most important first. */
const ideas: Record<Helpline, string[]> = {
  emergencyNumbers: ['#ambulance', '#police', '#emergency'],
  scam: ['#scam'],
  shouting: ['#help', '#problem'],
  homesick: ['#homesick', '#sad'],
  passport: ['#papers', '#keep'],
  restDay: ['#rest_day'],
  food: ['#help', '#problem'],
}

/** Returns the lesson about a worry, at the place that fits best; none if nothing fits. */
export async function lessonOf(db: Db, question: Question, helpline: Helpline): Promise<Place[]> {
  const words = ideas[helpline].map((form) => ({ text: form, forms: [form], counts: 1 }))
  const ranked = await rankWords(db, words, { ...question, videoId: null })
  const best = ranked.find(({ videoId, hits }) => videoId !== null && hits.some(({ words: own }) => (own & 1) !== 0))
  if (!best?.videoId) return []
  const parts = await findPassages(db, await libraryAsFound(db), { hits: [], videoIds: [best.videoId] })
  const spoken = parts.filter(({ part }) => part !== null && part > 0)
  const hit = best.hits.find(({ id }) => spoken.some((part) => part.id === id))
  return [{ videoId: best.videoId, seconds: hit ? stepsOf(spoken, hit.id, question.language).seconds : 0 }]
}
