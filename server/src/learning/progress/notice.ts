import type { Db } from '#platform/database/db'
import { addNotices } from './progress.queries'

type Completion = { workerId: number; videoId: number; at: Date; skillIds: number[]; isListDone: boolean }

/** Records the praise for a completed lesson, in the transaction that completes it. */
export async function noticeCompletion(tx: Db, { workerId, videoId, at, skillIds, isListDone }: Completion) {
  const video = { worker_id: workerId, video_id: videoId }
  await addNotices(
    tx,
    [
      { ...video, kind: 'lesson_done', occasion: `lesson ${videoId}` },
      ...skillIds.map((id) => ({
        worker_id: workerId,
        kind: 'skill_earned' as const,
        occasion: `skill ${id}`,
        skill_id: id,
      })),
      ...(isListDone ? [{ ...video, kind: 'list_done' as const, occasion: `list ${videoId}` }] : []),
    ],
    at,
  )
}

/** Records the praise for a month's credit; `month` is its first day. An existing notice stays as it is. */
export const noticeCredits = (tx: Db, { workerIds, month, at }: { workerIds: number[]; month: string; at: Date }) =>
  addNotices(
    tx,
    workerIds.map((worker_id) => ({
      worker_id,
      kind: 'credit_earned',
      occasion: `credit ${month.slice(0, 7)}`,
      month,
    })),
    at,
  )
