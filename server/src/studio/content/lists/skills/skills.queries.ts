import type { ListedLesson } from '@kasama/contract/studio/content/skills.api'
import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import { listedLesson } from '../lists.queries'

export type SkillRow = Rows['skills'] & { lessons: ListedLesson[]; topic_ids: number[]; earned: number }

const selected = sql`
  select skills.*,
    (select coalesce(json_agg(${listedLesson} order by part.position, l.id), '[]')
      from skill_videos part join lessons l on l.id = part.video_id where part.skill_id = skills.id) as lessons,
    (select coalesce(json_agg(topic_id order by topic_id), '[]') from skill_topics where skill_id = skills.id) as topic_ids,
    (select count(*) from earned_skills where skill_id = skills.id)::int as earned
  from skills`

export async function findSkills(db: Db): Promise<SkillRow[]> {
  return (await sql<SkillRow>`${selected} order by position, id`.execute(db)).rows
}

/** Locks a skill until the transaction ends. */
export async function lockSkill(tx: Db, id: number): Promise<SkillRow | undefined> {
  await tx.selectFrom('skills').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return (await sql<SkillRow>`${selected} where id = ${id}`.execute(tx)).rows[0]
}

type SkillValues = { url: string; name: string; description: string }

/** Adds a skill with a slug made from its id, since packs identify skills by slugs. */
export async function insertSkill(tx: Db, position: number, { url, name, description }: SkillValues) {
  const { rows } = await sql<{ id: number; slug: string }>`
    with next as (select nextval(pg_get_serial_sequence('skills', 'id'))::int as id)
    insert into skills (id, slug, position, url, name, description)
    select id, 'skill-' || id, ${position}::int, ${url}, ${name}::jsonb, ${description}::jsonb from next
    returning id, slug`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a skill without a row')
  return row
}

export async function setSkill(tx: Db, id: number, said: SkillValues): Promise<void> {
  await tx.updateTable('skills').set(said).where('id', '=', id).execute()
}

export async function deleteSkill(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('skills').where('id', '=', id).execute()
}

/** Counts these lessons and topics that exist; fewer than were given if some were deleted. */
export async function countKnown(tx: Db, { videoIds, topicIds }: { videoIds: number[]; topicIds: number[] }) {
  const { rows } = await sql<{ known: number }>`
    select ((select count(*) from lessons where id = any(${videoIds}::int[]))
      + (select count(*) from topics where id = any(${topicIds}::int[])))::int as known`.execute(tx)
  return rows[0]?.known ?? 0
}
