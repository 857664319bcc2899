import type { Deps } from '#platform/deps'
import { AppError, fileProblem } from '#platform/http/errors'
import { bulkActions, noChangeErrors } from './bulk-actions'
import {
  listRunLessons,
  lockRunAt,
  markLesson,
  moveRun,
  type Outcome,
  type RunLesson,
  type RunRow,
} from './run.queries'

const readAtOnce = 100

/** Somebody has stopped the run, or another process has done this lesson. */
class MovedOn extends Error {}

/**
 * Does a run, or undoes it, with each lesson and its outcome in a transaction of its own: if the process is killed,
 * each lesson is whole, and the next run finds the remaining ones.
 */
export async function workOnRun(deps: Deps, run: RunRow): Promise<void> {
  const { db } = deps
  const isUndoing = run.state === 'undoing'
  await moveRun(db, run.id, { from: [run.state], to: { failed: false } })
  try {
    let beforeId: number | null = null
    for (;;) {
      const wanted = {
        runId: run.id,
        state: isUndoing ? ('done' as const) : ('waiting' as const),
        beforeId,
        most: readAtOnce,
      }
      const lessons = await listRunLessons(db, wanted)
      if (lessons.length === 0) break
      for (const lesson of lessons) await doOne(deps, run, lesson)
      beforeId = lessons.at(-1)?.video_id ?? beforeId
    }
    await moveRun(db, run.id, { from: [run.state], to: { state: isUndoing ? 'undone' : 'done' } })
  } catch (error) {
    if (error instanceof MovedOn) return
    await moveRun(db, run.id, { from: [run.state], to: { failed: true } })
    throw error
  }
}

async function doOne(deps: Deps, run: RunRow, lesson: RunLesson): Promise<void> {
  const isUndoing = run.state === 'undoing'
  const mark = async (tx: Deps['db'], outcome: Outcome) => {
    if (!(await lockRunAt(tx, run)) || !(await markLesson(tx, lesson, outcome))) throw new MovedOn()
  }
  try {
    await bulkActions[run.deed][isUndoing ? 'undo' : 'do']({ deps, run, lesson, mark })
  } catch (thrown) {
    // A missing store refuses a chosen lesson at once; a job and an undo try again.
    const error = run.awaited && !isUndoing ? (fileProblem(thrown) ?? thrown) : thrown
    if (!(error instanceof AppError)) throw error
    const isSo = !isUndoing && !run.awaited && noChangeErrors[run.deed] === error.code
    const why = { code: error.code, reason: error.message }
    const outcome: Outcome = isSo ? { state: 'unchanged' } : { state: isUndoing ? 'kept' : 'refused', ...why }
    await deps.db.transaction().execute((tx) => mark(tx, outcome))
  }
}
