import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/**
 * Workers who have not earned the skill and have completed all its lessons that are in the library. A withdrawn lesson
 * counts only for workers who have completed it.
 */
const reached = (skillId: number, videoIds: number[]) => sql`
  select worker_id from watches
  where video_id = any(${videoIds}::int[]) and completed_at is not null
    and not exists (select from earned_skills
      where earned_skills.worker_id = watches.worker_id and skill_id = ${skillId})
  group by worker_id
  having count(*) filter (where exists (select from videos where videos.id = watches.video_id))
    = (select count(*) from videos where id = any(${videoIds}::int[]))`

export async function countReach(db: Db, skillId: number, videoIds: number[]): Promise<number> {
  const { rows } = await sql<{ workers: number }>`
    select count(*)::int as workers from (${reached(skillId, videoIds)}) reached`.execute(db)
  return rows[0]?.workers ?? 0
}

/** Gives these workers the skill, with praise at their next visit; returns their number. */
export async function giveSkill(tx: Db, skillId: number, videoIds: number[], at: Date): Promise<number> {
  const { rows } = await sql`
    with earned as (
      insert into earned_skills (worker_id, skill_id, earned_at)
      select worker_id, ${skillId}::int, ${at}::timestamptz from (${reached(skillId, videoIds)}) reached
      on conflict do nothing returning worker_id)
    insert into notices (worker_id, kind, occasion, skill_id, created_at)
    select worker_id, 'skill_earned', 'skill ' || ${skillId}::int, ${skillId}::int, ${at}::timestamptz from earned
    on conflict do nothing returning worker_id`.execute(tx)
  return rows.length
}
