import type { Language } from '@kasama/contract/language'
import type { LessonFile, SavedForm } from '@kasama/contract/learning/saved.api'

/**
 * `waiting`: for Wi-Fi, or for another lesson. `stopped`: see `stop`. `changed`: the server has a newer version, this
 * one still plays. `removed`: the browser has emptied its storage.
 */
export type SavingState = 'waiting' | 'saving' | 'stopped' | 'saved' | 'changed' | 'removed'

/** Why saving has stopped: the line was cut, she stopped it, or the phone is full. What has come stays. */
export type SavingStop = 'line' | 'reader' | 'full'

/** A file of a saved lesson: `path` is its address without the signature, which is renewed. */
export type PhoneFile = Pick<LessonFile, 'kind' | 'bytes'> & { path: string }

/** A lesson that this phone keeps, or is about to. Times are in milliseconds of this phone. */
export type PhoneLesson = {
  videoId: number
  accountId: number
  /** Of the voice; English where the lesson has none in hers. */
  language: Language
  form: SavedForm
  /** In the language that was chosen. */
  title: string
  picture: string | null
  topicIds: number[]
  /** Seconds. */
  duration: number
  version: string
  bytes: number
  receivedBytes: number
  state: SavingState
  stop?: SavingStop
  /** Whether it begins on Wi-Fi alone. */
  waitsForWifi: boolean
  /** Whether the app has chosen it, as one of the next three of her list. */
  isOfList: boolean
  files: PhoneFile[]
  addedAt: number
  /** The last contact with the server, which allows it to play for `savedDays`. */
  seenAt: number
}

/** Whether a lesson plays without internet, as far as its state says. */
export const isComplete = ({ state }: PhoneLesson) => state === 'saved' || state === 'changed'
