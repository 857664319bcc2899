import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

const key = 'seeded'

export async function isSeeded(db: Db): Promise<boolean> {
  return (await db.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
}

/**
 * Notes that the database is seeded; of several processes one gets true, and the others wait until it has committed.
 */
export async function noteSeeded(tx: Db): Promise<boolean> {
  const row = { key, value: 'true' }
  const noted = await tx
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute()
  return noted.length > 0
}

export type MissingContent = Record<'topics' | 'skills' | 'faq' | 'layout', boolean>

/** Returns the kinds of content that are empty, and of which no admin has ever removed anything. */
export async function findMissing(tx: Db): Promise<MissingContent> {
  const never = (action: string) => sql`not exists (select from audit_log where action = ${action})`
  const { rows } = await sql<MissingContent>`select
    not exists (select from topics) and ${never('topic_removed')} as topics,
    not exists (select from skills) and ${never('skill_removed')} as skills,
    not exists (select from faq) and ${never('question_removed')} as faq,
    not exists (select from settings where key = 'library_layout' and value <> '[]')
      and ${never('layout_changed')} as layout`.execute(tx)
  const [missing] = rows
  if (!missing) throw new Error('a select without a row')
  return missing
}
