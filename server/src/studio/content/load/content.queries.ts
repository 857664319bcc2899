import type { Text } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { writeRows } from '#platform/sql/write-rows'

/** The keys of an ordered list, first to last. */
export async function listKeys(db: Db, table: 'topics' | 'skills' | 'faq', key: 'id' | 'slug'): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(key)}::text as key from ${sql.table(table)} order by position, ${sql.ref(key)}`.execute(db)
  return rows.map((row) => row.key)
}

const listed = (keys: (string | number)[]) =>
  sql`(select key, (place - 1)::int as position
    from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) with ordinality as list(key, place))`

/** Numbers the rows of a list in the order of these keys. */
export async function orderRows(
  db: Db,
  list: { table: 'topics' | 'skills' | 'faq'; key: 'id' | 'slug'; keys: string[] },
): Promise<void> {
  const { table, key, keys } = list
  await sql`
    update ${sql.table(table)} set position = wanted.position from ${listed(keys)} wanted
    where ${sql.ref(`${table}.${key}`)}::text = wanted.key
      and ${sql.ref(`${table}.position`)} <> wanted.position`.execute(db)
}

/**
 * Sets the layout position of lessons in visible sections, and clears it for all others. The lessons are locked in the
 * order of their ids, as everywhere.
 */
export async function orderByLayout(db: Db, sections: Section[]): Promise<void> {
  const ids = sections.filter(({ hidden }) => !hidden).flatMap(({ items }) => items.map(({ id }) => id))
  await sql`
    with moved as (
      select lessons.id, wanted.position from lessons left join ${listed(ids)} wanted on wanted.key = lessons.id::text
      where lessons.layout_position is distinct from wanted.position order by lessons.id for no key update of lessons)
    update lessons set layout_position = moved.position from moved where moved.id = lessons.id`.execute(db)
}

/** A section of the layout. The lessons of a hidden one have no position in the library. */
export type Section = { id: string; title: Text; items: { id: number }[]; hidden?: true }

/** The sections of the library; none before the first pack was loaded. */
export async function findLayout(db: Db): Promise<Section[]> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'library_layout').executeTakeFirst()
  return (row?.value ?? []) as Section[]
}

/** Stores the layout; returns whether it changed. */
export async function saveLayout(db: Db, layout: Section[]): Promise<boolean> {
  const row = { key: 'library_layout', value: JSON.stringify(layout) }
  return (await writeRows(db, { table: 'settings', keys: ['key'], rows: [row] })).length > 0
}

export function listTopicNames(db: Db) {
  return db.selectFrom('topics').select(['id', 'name']).execute()
}

/** Replaces a skill's lessons and topics with exactly these; returns whether anything changed. */
export async function replaceSkillParts(
  db: Db,
  slug: string,
  parts: { videoIds: number[]; topicIds: number[] },
): Promise<boolean> {
  const { id } = await db.selectFrom('skills').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  const videos = { table: 'skill_videos', key: 'video_id', ids: parts.videoIds } as const
  const topics = { table: 'skill_topics', key: 'topic_id', ids: parts.topicIds } as const
  const changes = [await replaceIds(db, id, videos), await replaceIds(db, id, topics)]
  return changes.includes(true)
}

type SkillPart = { table: 'skill_videos' | 'skill_topics'; key: 'video_id' | 'topic_id'; ids: number[] }

async function replaceIds(db: Db, skillId: number, { table, key, ids }: SkillPart): Promise<boolean> {
  const removed = await sql`
    delete from ${sql.table(table)} where skill_id = ${skillId}
      and ${sql.ref(key)} not in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
  `.execute(db)
  const rows = ids.map((partId, position) => ({
    skill_id: skillId,
    [key]: partId,
    ...(key === 'video_id' && { position }),
  }))
  const added = await writeRows(db, { table, keys: ['skill_id', key], rows })
  return Number(removed.numAffectedRows) > 0 || added.length > 0
}
