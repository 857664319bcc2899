import { setTimeout } from 'node:timers/promises'
import type { ChatAnswer, Emergency } from '@kasama/contract/genie/chat.api'
import type { Deps } from '#platform/deps'
import type { Question } from '../passages/retrieve'
import { findLesson } from './find-lesson'
import { firstSteps } from './first-steps'

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
