import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { DemoVideo } from './demo-progress'

const stateKey = 'demo'

/** Whether nobody uses this database yet; also true after a first start that was interrupted. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { rows } = await sql<{ users: boolean; videos: boolean; begun: boolean }>`
    select exists (select from users) as users, exists (select from videos) as videos,
      exists (select from settings where key = ${stateKey} and value->>'state' = 'begun') as begun`.execute(db)
  const [row] = rows
  return !row?.users && (!row?.videos || row.begun)
}

export async function recordState(db: Db, state: 'begun' | 'loaded'): Promise<void> {
  const value = JSON.stringify({ state })
  await db
    .insertInto('settings')
    .values({ key: stateKey, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}

/** Videos by their slugs, with their length in a language and their questions. */
export async function findVideos(tx: Db, slugs: string[], language: Language): Promise<DemoVideo[]> {
  const { rows } = await sql<DemoVideo>`
    select v.id, coalesce(nullif(own.duration, 0), base.duration) as seconds,
      (select coalesce(json_agg(json_build_object('id', q.id, 'answers', q.answers) order by q.position), '[]')
        from questions q where q.video_id = v.id) as questions
    from jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb) with ordinality as wanted(slug, place)
    join videos v on v.slug = wanted.slug
    join video_languages base on base.video_id = v.id and base.language_code = 'eng'
    left join video_languages own on own.video_id = v.id and own.language_code = ${language}
    order by wanted.place`.execute(tx)
  return rows
}
