import type { Language } from '@kasama/contract/language'
import type { LessonFile, SavedForm } from '@kasama/contract/learning/saved/saved.api'
import { savedDays } from '@kasama/contract/learning/video/video.rules'

/**
 * `waiting`: for Wi-Fi, or for another lesson. `stopped`: see `stop`. `changed`: the server has a newer version, this
 * one still plays. `removed`: the browser has emptied its storage.
 */
type SavingState = 'waiting' | 'saving' | 'stopped' | 'saved' | 'changed' | 'removed'

/** Why saving has stopped: the connection was cut (`line`), she stopped it, or the phone is full. What has come stays. */
export type SavingStop = 'line' | 'reader' | 'full'

/** A file of a saved lesson: `path` is its address without the signature, which is renewed. */
export type PhoneFile = Pick<LessonFile, 'kind' | 'bytes'> & { path: string }

/** Bytes that the app has stored on this phone, and that the browser still grants: both are estimates. */
export type Room = { used: number; free: number }

/** A lesson that this phone keeps, or is about to. Times are in milliseconds of this phone. */
export type PhoneLesson = {
  videoId: number
  accountId: number
  /** The language of the voice; English where the lesson has none in hers. */
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
  stop?: SavingStop | undefined
  /** The browser's estimate when the phone was full: with more free, or less used, it may fit. */
  roomAtStop?: Room | undefined
  /** Whether it begins on Wi-Fi alone. */
  waitsForWifi: boolean
  /** Whether the app has chosen it, as one of the next three of her list. */
  isOfList: boolean
  questionIds: number[]
  files: PhoneFile[]
  /** The files of the former version, which plays until the new one is complete. */
  formerFiles?: PhoneFile[] | undefined
  addedAt: number
  /** The last contact with the server, which allows it to play for `savedDays`. */
  seenAt: number
  /** The latest time that this phone has shown since: a clock that is set back wins no days. */
  latestAt: number
}

/** Whether all of a lesson is on this phone, in its newest version or in a former one. */
export const isComplete = ({ state }: PhoneLesson): boolean => state === 'saved' || state === 'changed'

/** The files that play; none while the first version is not complete. */
export const playableFiles = (lesson: PhoneLesson): PhoneFile[] =>
  lesson.formerFiles ?? (isComplete(lesson) ? lesson.files : [])

/** Whether a lesson plays without internet. */
export const isPlayable = (lesson: PhoneLesson, now = Date.now()): boolean =>
  playableFiles(lesson).length > 0 && Math.max(now, lesson.latestAt) - lesson.seenAt <= savedDays * 86_400_000
