import type { Deps } from '../../../deps'
import { findImport, keepImport, removeUnusedVideos } from './import.queries'

export type Undone = { removed: number; kept: string[] }

/**
 * Takes away the videos that an import added. A video that somebody has watched, answered or chosen stays. What the
 * import changed in videos that were there before stays changed. Answers null for an unknown import.
 */
export function undoImport({ db }: Pick<Deps, 'db'>, id: string): Promise<Undone | null> {
  return db.transaction().execute(async (tx) => {
    const added = await findImport(tx, id)
    if (!added) return null
    const { removed, kept } = await removeUnusedVideos(tx, added)
    await keepImport(
      tx,
      id,
      kept.map((video) => video.id),
    )
    return { removed, kept: kept.map(({ title }) => title) }
  })
}
