import { sql } from 'kysely'

/**
 * Whether a lesson of a must-watch list or a skill counts: one that was taken back counts for who has completed it alone,
 * since the others can't any more. `video` and `completedAt` are columns.
 */
export const counts = (video: string, completedAt: string) =>
  sql`(${sql.ref(completedAt)} is not null or exists (select from videos where videos.id = ${sql.ref(video)}))`
