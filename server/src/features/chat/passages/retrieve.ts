import type { ChatTurn } from '@kasama/contract/chat.api'
import type { Language } from '@kasama/contract/language'
import type { Db } from '../../../platform/database/db'
import type { Viewer } from '../../household/viewer'

/** A piece of the library that may answer a question: some subtitles, what a lesson is about, or an entry of the FAQ. */
export type Passage = {
  id: number
  videoId: number | null
  faqSlug: string | null
  language: Language
  heading: string
  text: string
  /** Where in the lesson it is said. */
  seconds: number
  isLocked: boolean
  /** Of its lesson. */
  title: string
}

export type Question = {
  text: string
  language: Language
  viewer: Viewer
  /** The lesson that it is asked about. */
  videoId: number | null
  history: ChatTurn[]
}

/** The passages that fit a question, the best first, of what this viewer may see. */
export async function retrieve(_db: Db, _question: Question, _most = 8): Promise<Passage[]> {
  return []
}
