import type { RunAction } from '@kasama/contract/studio/lesson/runs.api'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { type CuesOf, withCues } from '../../cues/stored-cues'
import { isTopic, type LessonRow, lockLesson } from '../../lesson.queries'
import { publishLesson } from '../../publish/publish-lesson'
import { takeBackWithin } from '../../publish/take-back'
import { changeTopic } from '../change-topic'
import { openToGuests } from '../open-to-guests'
import { putBack } from '../put-back'
import { undoPublish } from '../undo-publish'
import type { Outcome, RunLesson, RunRow } from './run.queries'

/** One lesson of a run; `mark` stores its outcome in the transaction that changes the lesson. */
type Step = {
  deps: Deps
  run: RunRow
  lesson: RunLesson
  mark: (tx: Db, outcome: Outcome) => Promise<void>
}
type StepAction = (step: Step) => Promise<void>
type By = { id: number; by: number; at: Date }

/** Runs the work in a transaction of its own, which never waits for the store. */
const inTransaction =
  (state: 'done' | 'undone', work: (tx: Db, cuesOf: CuesOf, step: Step & By) => Promise<unknown>): StepAction =>
  (step) => {
    const { deps, run, lesson, mark } = step
    return withCues(deps, async (tx, cuesOf) => {
      const by = { id: lesson.video_id, by: run.user_id, at: deps.now() }
      const isChanged = await work(tx, cuesOf, { ...step, ...by })
      await mark(tx, { state: isChanged === false ? 'unchanged' : state })
    })
  }

/**
 * An action that sets a switch: its undo sets the opposite, and a lesson with that state already counts as unchanged.
 */
const turned =
  (
    turn: (tx: Db, row: LessonRow, change: { cuesOf: CuesOf; isOn: boolean; topicId: number } & By) => Promise<boolean>,
  ) =>
  (isOn: boolean): { do: StepAction; undo: StepAction } => {
    const to =
      (turnsOn: boolean) =>
      async (tx: Db, cuesOf: CuesOf, { id, by, at, run }: Step & By) => {
        const row = (await lockLesson(tx, id)) ?? fail('not_found')
        return turn(tx, row, { cuesOf, isOn: turnsOn, topicId: run.topic_id ?? 0, id, by, at })
      }
    return {
      do: inTransaction('done', to(isOn)),
      undo: inTransaction('undone', async (...given) => void (await to(!isOn)(...given))),
    }
  }

const opened = turned((tx, row, { isOn, ...opening }) => openToGuests(tx, row, { ...opening, isPublic: isOn }))
const inTopic = turned(async (tx, row, change) => {
  if (!(await isTopic(tx, change.topicId))) fail('not_found')
  return changeTopic(tx, row, change)
})

/** The work of each bulk action on one lesson, and its undo. */
export const bulkActions: Record<RunAction, { do: StepAction; undo: StepAction }> = {
  open: opened(true),
  close: opened(false),
  add_topic: inTopic(true),
  drop_topic: inTopic(false),
  publish: {
    do: async ({ deps, run, lesson, mark }) => {
      const request = { id: lesson.video_id, revision: lesson.revision, at: null, note: '' }
      await publishLesson(deps, { id: run.user_id }, request, (tx, { version, wasPublished }) =>
        mark(tx, { state: 'done', version, was_out: wasPublished }),
      )
    },
    undo: inTransaction('undone', (tx, cuesOf, { lesson, id, by, at }) =>
      undoPublish(tx, cuesOf, { id, version: lesson.version ?? 0, was_out: lesson.was_out ?? true, by, at }),
    ),
  },
  take_back: { do: inTransaction('done', takeBackWithin), undo: inTransaction('undone', putBack) },
}

/**
 * Error codes that mean a lesson of a list has the wanted state already: it counts as unchanged, not as refused. A
 * chosen lesson is refused.
 */
export const noChangeErrors: Partial<Record<RunAction, string>> = {
  publish: 'nothing_changed',
  take_back: 'never_published',
}
