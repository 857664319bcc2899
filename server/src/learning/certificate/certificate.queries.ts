import type { Language, Text } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

export type NewCertificate = {
  worker_id: number
  topic_id: number | null
  fullname: string
  language_code: Language
  topic_name: Text
  lessons: number
  minutes: number
}

/** The worker's name as strangers may read it: never her User ID, nor an email; '' if she has none. */
const presentName = sql<string>`case when users.fullname like '%@%' then '' else coalesce(trim(users.fullname), '') end`

/** Locks a worker's account until the transaction ends, so that two last lessons completed at once see each other. */
export async function lockWorker(tx: Db, workerId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', workerId).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Returns the certificates a worker has earned but not received: one for each topic whose lessons in the library she
 * has all completed. A topic is skipped at its first open lesson (`offset 0` keeps it so).
 */
export async function findEarned(tx: Db, workerId: number): Promise<NewCertificate[]> {
  const { rows } = await sql<NewCertificate>`
    select users.id as worker_id, topics.id as topic_id, topics.name as topic_name, users.language_code,
      ${presentName} as fullname, learned.lessons, learned.minutes
    from users
    cross join topics
    cross join lateral (
      select count(*)::int as lessons,
        ceil(coalesce(sum(coalesce(nullif(own.duration, 0), english.duration)), 0) / 60)::int as minutes
      from video_topics
      join videos on videos.id = video_topics.video_id
      left join video_languages own on own.video_id = video_topics.video_id and own.language_code = users.language_code
      left join video_languages english on english.video_id = video_topics.video_id and english.language_code = 'eng'
      where video_topics.topic_id = topics.id
    ) learned
    where users.id = ${workerId} and learned.lessons > 0
      and not exists (
        select from video_topics
        join videos on videos.id = video_topics.video_id
        where video_topics.topic_id = topics.id and not exists (
          select from watches
          where watches.worker_id = ${workerId} and watches.video_id = video_topics.video_id
            and watches.completed_at is not null)
        offset 0)
      and not exists (
        select from certificates
        where certificates.worker_id = users.id and certificates.topic_id = topics.id
          and certificates.replaced_at is null)`.execute(tx)
  return rows
}

export async function addCertificate(
  tx: Db,
  { topic_name, ...columns }: NewCertificate & { code: string; earned_at: Date },
): Promise<void> {
  await tx
    .insertInto('certificates')
    .values({ ...columns, topic_name: JSON.stringify(topic_name) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns a worker's valid certificates with her present name and language, newest first. */
export function listCertificates(db: Db, workerId: number) {
  return db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.worker_id')
    .selectAll('certificates')
    .select(presentName.as('present_name'))
    .select('users.language_code as present_language')
    .where('worker_id', '=', workerId)
    .where('replaced_at', 'is', null)
    .orderBy('certificates.earned_at', 'desc')
    .orderBy('certificates.id', 'desc')
    .execute()
}

export function findByCode(db: Db, code: string) {
  return db.selectFrom('certificates').selectAll().where('code', '=', code).executeTakeFirst()
}

export async function findOwner(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('certificates').select('worker_id').where('id', '=', id).executeTakeFirst()
  return row?.worker_id
}

/**
 * Withdraws a certificate, or the one that replaced it; returns the id of the withdrawn one, undefined if none was
 * valid.
 */
export async function withdraw(tx: Db, key: { id: number; workerId: number; at: Date }): Promise<number | undefined> {
  const row = await tx
    .updateTable('certificates')
    .set({ withdrawn_at: key.at })
    .where('worker_id', '=', key.workerId)
    .where('withdrawn_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where((eb) => {
      const topic = eb.selectFrom('certificates as said').select('said.topic_id').where('said.id', '=', key.id)
      return eb.or([eb('id', '=', key.id), eb('topic_id', '=', topic)])
    })
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Ends a valid certificate whose name or language has changed; returns its contents with her present name and language.
 */
export async function replace(tx: Db, key: { id: number; workerId: number; at: Date }) {
  return tx
    .updateTable('certificates')
    .from('users')
    .set({ replaced_at: key.at })
    .whereRef('users.id', '=', 'certificates.worker_id')
    .where('certificates.id', '=', key.id)
    .where('worker_id', '=', key.workerId)
    .where('withdrawn_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('certificates.fullname', '<>', presentName),
        eb('certificates.language_code', '<>', eb.ref('users.language_code')),
      ]),
    )
    .returning(['topic_id', 'topic_name', 'lessons', 'minutes', 'earned_at', 'users.language_code'])
    .returning(presentName.as('fullname'))
    .executeTakeFirst()
}

/**
 * Whether a certificate is hers and was not withdrawn; then one that could not be replaced is up to date, or was
 * replaced just now.
 */
export async function isKept(db: Db, { id, workerId }: { id: number; workerId: number }): Promise<boolean> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('id', '=', id)
    .where('worker_id', '=', workerId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
