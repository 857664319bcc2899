import type { BulkRun } from '@kasama/contract/studio/lesson/runs.api'
import type { Db } from '#platform/database/db'
import { listTitles } from '../../lesson.queries'
import { type CountedRun, listNamed } from './run.queries'

/** Returns the progress of a run, and the lessons that it leaves unchanged. */
export async function showRun(db: Db, { id, deed, topic_id, state, counts, ...run }: CountedRun): Promise<BulkRun> {
  const { waiting = 0, done = 0, unchanged = 0, refused = 0, undone = 0, kept = 0 } = counts
  const isBack = state === 'undoing' || state === 'undone'
  const left = isBack ? kept : refused
  const leftLessons = left > 0 ? await listNamed(db, id, isBack ? 'kept' : 'refused') : []
  const titles = await listTitles(
    db,
    leftLessons.map(({ video_id }) => video_id),
  )
  return {
    id,
    deed,
    topic_id,
    state,
    has_failed: run.failed,
    lessons: isBack ? done + undone + kept : waiting + done + unchanged + refused,
    behind: isBack ? undone + kept : done + unchanged + refused,
    done,
    undone,
    left,
    refused: leftLessons.map(({ video_id, code, reason }) => ({
      id: video_id,
      title: titles.get(video_id) ?? '',
      code: code ?? '',
      reason: reason ?? '',
    })),
  }
}
