import { setTimeout } from 'node:timers/promises'
import type { ChatAnswer, ChatLesson, Emergency } from '@kasama/contract/genie/chat.api'
import type { EmergencyKind } from '@kasama/contract/genie/chat.rules'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { chatLessons } from '../built-in/lessons'
import { stepsOf } from '../built-in/steps'
import { findPassages } from '../passages/kept/find-passages'
import { libraryAsFound } from '../passages/kept/kept'
import { type Hit, rankWords } from '../passages/rank'
import type { Question } from '../passages/retrieve'
import { firstSteps } from './first-steps'

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
async function findLesson(db: Db, question: Question, kind: EmergencyKind): Promise<ChatLesson[]> {
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

export type Tell = { (event: 'emergency', data: Emergency): void; (event: 'words', data: { words: string }): void }
type AnsweredEmergency = { question: Question; emergency: Emergency; tell: Tell; note: () => Promise<unknown> }

/** A caller that does not stream sees nothing before the whole answer: it waits no longer for the library. */
const patienceMs = 1000

/** Answers with the number, then the first steps; a lesson below them, and no choices. */
export async function answerEmergency(
  { db, errors }: Pick<Deps, 'db' | 'errors'>,
  { question, emergency, tell, note }: AnsweredEmergency,
): Promise<Omit<ChatAnswer, 'voice' | 'heard'>> {
  const { language } = question
  const answer = firstSteps(emergency, language)
  tell('emergency', emergency)
  tell('words', { words: answer })
  // The help is sent already: a failing database can't take anything from it.
  const done = Promise.all([findLesson(db, question, emergency.kind).catch(noted), note().catch(noted)])
  const waited = new AbortController()
  const late = setTimeout(patienceMs, [[]] as const, waited).catch(() => [[]] as const)
  const [lessons] = await Promise.race([done, late])
  waited.abort()
  const nothingElse = { follow_on_questions: [], page: null, is_found: true, topics: [], is_instead: false }
  return { ...nothingElse, answer, language, lessons: [...lessons], emergency }

  function noted(error: unknown): [] {
    errors.note(`${error instanceof Error ? error.name : 'error'}, answer in an emergency`)
    return []
  }
}
