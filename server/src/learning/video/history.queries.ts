import type { Language } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'

export type PastWatch = { videoId: number; position: number; furthest: number; at: Date; isCompleted: boolean }

/** Adds a worker's past watches, each with its own time. */
export async function addWatches(tx: Db, worker: { id: number; language: Language }, watched: PastWatch[]) {
  const rows = watched.map(({ videoId, position, furthest, at, isCompleted }) => ({
    worker_id: worker.id,
    video_id: videoId,
    language_code: worker.language,
    position,
    furthest,
    reported_at: at,
    clock_at: at,
    completed_at: isCompleted ? at : null,
  }))
  if (rows.length > 0) await tx.insertInto('watches').values(rows).execute()
}
