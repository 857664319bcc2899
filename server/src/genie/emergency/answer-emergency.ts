import { setTimeout } from 'node:timers/promises'
import type { ChatAnswer, ChatLesson, Emergency } from '@kasama/contract/genie/chat.api'
import type { EmergencyKind } from '@kasama/contract/genie/chat.rules'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { chatLessons } from '../built-in/lessons'
import { formatSteps } from '../built-in/steps'
import { findPassages } from '../passages/index/find-passages'
import { lastReadIndex } from '../passages/index/library-index'
import { type Hit, rankWords } from '../passages/rank'
import type { Question } from '../passages/retrieve'
import { firstSteps } from './first-steps'

/** The concept that a lesson about this kind has in its title or description; no concept identifies the other kinds. */
const conceptOfKind: Partial<Record<EmergencyKind, string>> = {
  choking: '#choke',
  burn: '#burn',
  fire: '#fire',
  fall: '#fall',
  violence: '#beat',
  suicide: '#sad',
}
/** A lesson that names no ambulance is about something else: burnt rice, falling prices. */
const ambulanceConcept = '#ambulance'

const conceptWord = (form: string) => ({ text: form, forms: [form], weight: 1 })
const isAbout = ({ part, wordBits }: Hit) => part === 0 && (wordBits & 1) !== 0
const namesAmbulance = ({ part, wordBits }: Hit) => part !== null && part > 0 && (wordBits & 2) !== 0

/** Returns the lesson about an emergency, at the second where it says to call; none if she may not watch one. */
async function findLesson(db: Db, question: Question, kind: EmergencyKind): Promise<ChatLesson[]> {
  const concept = conceptOfKind[kind]
  if (!concept) return []
  const { viewer, language } = question
  const ranked = await rankWords(db, [conceptWord(concept), conceptWord(ambulanceConcept)], {
    ...question,
    videoId: null,
  })
  // The search returns only parts that she may watch.
  const best = ranked.find(({ hits }) => hits.some(isAbout) && hits.some(namesAmbulance))
  if (!best?.videoId) return []
  const index = await lastReadIndex(db)
  const parts = await findPassages(db, index, { hits: [], videoIds: [best.videoId] })
  const ambulanceHit = best.hits.find(namesAmbulance)
  const { seconds } = formatSteps(parts, ambulanceHit?.id, language)
  return chatLessons(db, { index, viewer, language }, [{ videoId: best.videoId, seconds }])
}

export type SendEvent = { (event: 'emergency', data: Emergency): void; (event: 'words', data: { words: string }): void }
type EmergencyRequest = {
  question: Question
  emergency: Emergency
  sendEvent: SendEvent
  record: () => Promise<unknown>
}

/** A caller that does not stream sees nothing before the whole answer: it waits no longer for the library. */
const maxLessonWaitMs = 1000

/** Answers with the number, then the first steps; a lesson below them, and no choices. */
export async function answerEmergency(
  { db, errors }: Pick<Deps, 'db' | 'errors'>,
  { question, emergency, sendEvent, record }: EmergencyRequest,
): Promise<Omit<ChatAnswer, 'voice' | 'heard'>> {
  const { language } = question
  const answer = firstSteps(emergency, language)
  sendEvent('emergency', emergency)
  sendEvent('words', { words: answer })
  // The help is sent already: a failing database can't take anything from it.
  const lessonSearch = Promise.all([
    findLesson(db, question, emergency.kind).catch(recordError),
    record().catch(recordError),
  ])
  const timerAbort = new AbortController()
  const timeout = setTimeout(maxLessonWaitMs, [[]] as const, timerAbort).catch(() => [[]] as const)
  const [lessons] = await Promise.race([lessonSearch, timeout])
  timerAbort.abort()
  const emptyFields = { follow_on_questions: [], page: null, is_found: true, topics: [], is_instead: false }
  return { ...emptyFields, answer, language, lessons: [...lessons], emergency }

  function recordError(error: unknown): [] {
    errors.record(`${error instanceof Error ? error.name : 'error'}, answer in an emergency`)
    return []
  }
}
