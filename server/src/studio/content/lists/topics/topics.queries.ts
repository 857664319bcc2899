import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

type TopicRow = Rows['topics'] & { lessons: number; chosen: number; skills: number }

export async function findTopics(db: Db): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    select topics.*,
      (select count(*) from video_topics join videos on videos.id = video_id where topic_id = topics.id)::int as lessons,
      (select count(*) from user_topics where topic_id = topics.id)::int as chosen,
      (select count(*) from skill_topics where topic_id = topics.id)::int as skills
    from topics order by position, id`.execute(db)
  return rows
}

/** Locks a topic until the transaction ends. */
export const lockTopic = (tx: Db, id: number) =>
  tx.selectFrom('topics').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks a topic against changes until the transaction ends; others may read it. */
export const shareTopic = (tx: Db, id: number) =>
  tx.selectFrom('topics').select('name').where('id', '=', id).forShare().executeTakeFirst()

type TopicValues = { icon: string; colour: string; name: string }

/** Adds a topic; ids below 1,000 belong to packs, the desk's begin there. */
export async function insertTopic(tx: Db, position: number, { icon, colour, name }: TopicValues): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into topics (id, position, icon, colour, name)
    select greatest(coalesce(max(id), 0), 999) + 1, ${position}::int, ${icon}, ${colour}, ${name}::jsonb from topics
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function setTopic(tx: Db, id: number, said: TopicValues): Promise<void> {
  await tx.updateTable('topics').set(said).where('id', '=', id).execute()
}

/** Whether a lesson (drafts included) or a skill has the topic. */
export async function isTopicUsed(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from video_topics where topic_id = ${id})
      or exists (select from skill_topics where topic_id = ${id})
      or exists (select from lesson_drafts
        where revision > published_revision and document -> 'topic_ids' @> to_jsonb(${id}::int)) as is_used`.execute(tx)
  return rows[0]?.is_used ?? false
}

export async function deleteTopic(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('topics').where('id', '=', id).execute()
}
