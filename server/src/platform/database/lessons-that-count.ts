import { sql } from 'kysely'

/**
 * The condition that a lesson of a must-watch list or a skill counts: a withdrawn one counts only for workers who have
 * completed it, since the others can't any more. `video` and `completedAt` are columns.
 */
export const isCountedLesson = (video: string, completedAt: string) =>
  sql`(${sql.ref(completedAt)} is not null or exists (select from videos where videos.id = ${sql.ref(video)}))`
