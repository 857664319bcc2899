import type { ChatLesson } from '@kasama/contract/genie/chat.api'
import type { EmergencyKind } from '@kasama/contract/genie/chat.rules'
import type { Db } from '#platform/database/db'
import { chatLessons } from '../built-in/lessons'
import { stepsOf } from '../built-in/steps'
import { findPassages } from '../passages/kept/find-passages'
import { libraryAsFound } from '../passages/kept/kept'
import { type Hit, rankWords } from '../passages/rank'
import type { Question } from '../passages/retrieve'

/** The idea that a lesson about this kind has in its title or description; no idea identifies the other kinds. */
const ideas: Partial<Record<EmergencyKind, string>> = {
  choking: '#choke',
  burn: '#burn',
  fire: '#fire',
  fall: '#fall',
  violence: '#beat',
  suicide: '#sad',
}
/** A lesson that names no ambulance is about something else: burnt rice, falling prices. */
const help = '#ambulance'

const word = (form: string) => ({ text: form, forms: [form], counts: 1 })
const isAbout = ({ part, words }: Hit) => part === 0 && (words & 1) !== 0
const saysHelp = ({ part, words }: Hit) => part !== null && part > 0 && (words & 2) !== 0

/** Returns the lesson about an emergency, at the place where it says to call; none if she may not watch one. */
export async function findLesson(db: Db, question: Question, kind: EmergencyKind): Promise<ChatLesson[]> {
  const idea = ideas[kind]
  if (!idea) return []
  const { viewer, language } = question
  const ranked = await rankWords(db, [word(idea), word(help)], { ...question, videoId: null })
  // The search returns only parts that she may watch.
  const best = ranked.find(({ hits }) => hits.some(isAbout) && hits.some(saysHelp))
  if (!best?.videoId) return []
  const kept = await libraryAsFound(db)
  const parts = await findPassages(db, kept, { hits: [], videoIds: [best.videoId] })
  const place = best.hits.find(saysHelp)
  const { seconds } = stepsOf(parts, place?.id, language)
  return chatLessons(db, { kept, viewer, language }, [{ videoId: best.videoId, seconds }])
}
