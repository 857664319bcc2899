import type { RunAction } from '@kasama/contract/studio/lesson/runs.api'
import { fillIn } from '#shared/i18n/texts.ts'
import { videosTexts as t } from '../videos.texts'

const words: Record<RunAction, { one: string; many: string; doing: string }> = {
  open: { one: t.openedOne, many: t.openedMany, doing: t.opening },
  close: { one: t.closedOne, many: t.closedMany, doing: t.closing },
  add_topic: { one: t.topicAddedOne, many: t.topicAddedMany, doing: t.topicAdding },
  drop_topic: { one: t.topicDroppedOne, many: t.topicDroppedMany, doing: t.topicDropping },
  publish: { one: t.publishedOne, many: t.publishedMany, doing: t.publishing },
  take_back: { one: t.takenBackOne, many: t.takenBackMany, doing: t.takingBack },
}

/** Returns a sentence about a finished action, with the number of lessons. */
export const doneText = (action: RunAction, number: number, topic = '') =>
  fillIn(number === 1 ? words[action].one : words[action].many, { number: number.toLocaleString('en'), topic })

/** Returns a sentence about an action in progress. */
export const doingText = (action: RunAction) => words[action].doing
