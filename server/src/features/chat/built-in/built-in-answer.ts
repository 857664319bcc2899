import type { ChatAnswer } from '@kasama/contract/chat.api'
import type { Deps } from '../../../deps'
import { findEmergency } from '../emergency/find-emergency'
import type { Question } from '../passages/retrieve'

export type BuiltInAnswer = Omit<ChatAnswer, 'voice' | 'heard' | 'is_instead'>

/** Answers with the library's own words, without any model. */
export async function builtInAnswer({ db }: Pick<Deps, 'db'>, { text, language }: Question): Promise<BuiltInAnswer> {
  const topics = await db.selectFrom('topics').select('id').orderBy('position').limit(12).execute()
  return {
    answer: '?',
    language,
    follow_on_questions: [],
    lessons: [],
    emergency: findEmergency(text, language),
    is_found: false,
    topics: topics.map(({ id }) => id),
  }
}
