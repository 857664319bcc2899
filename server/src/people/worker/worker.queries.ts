import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

export function findWorker(db: Db, username: string): Promise<Rows['users'] | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .where('role', '=', sql.lit('W'))
    .executeTakeFirst()
}

export async function addWorker(
  db: Db,
  worker: {
    username: string
    fullname: string
    passwordHash: string
    language: Language
    orgId: number | null
    at: Date
  },
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      role: 'W',
      username: worker.username,
      fullname: worker.fullname,
      password_hash: worker.passwordHash,
      language_code: worker.language,
      org_id: worker.orgId,
      created_at: worker.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setLanguage(db: Db, id: number, language_code: Language): Promise<void> {
  await db.updateTable('users').set({ language_code }).where('id', '=', id).execute()
}

export async function setName(db: Db, id: number, fullname: string): Promise<void> {
  await db.updateTable('users').set({ fullname }).where('id', '=', id).execute()
}

export async function findEmployerEmail(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
  return row?.email ?? null
}

export function findOpenLink(db: Db, party: { employerId: number } | { workerId: number }) {
  const link = db.selectFrom('worker_links').selectAll().where('ended_at', 'is', null)
  return 'employerId' in party
    ? link.where('employer_id', '=', party.employerId).executeTakeFirst()
    : link.where('worker_id', '=', party.workerId).executeTakeFirst()
}

/** Locks the open link of a pair until the transaction ends; undefined if there is none. */
export function lockOpenLink(tx: Db, { employerId, workerId }: { employerId: number; workerId: number }) {
  return tx
    .selectFrom('worker_links')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('worker_id', '=', workerId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

type FormerWorker = { id: number; username: string; fullname: string }

/** The last worker of this employer, if she is linked to nobody now. */
export async function findFormerWorker(db: Db, employerId: number): Promise<FormerWorker | null> {
  const last = await db
    .selectFrom('worker_links')
    .innerJoin('users', 'users.id', 'worker_links.worker_id')
    .select(['users.id', 'users.username', 'users.fullname'])
    .where('employer_id', '=', employerId)
    .orderBy('worker_links.created_at', 'desc')
    .orderBy('worker_links.id', 'desc')
    .executeTakeFirst()
  if (!last || (await findOpenLink(db, { workerId: last.id }))) return null
  return { ...last, username: last.username ?? '' }
}

export function findSubscription(db: Db, userId: number) {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The chosen topics of a household are stored with the employer. */
export function listTopicsOf(db: Db, employerId: number): Promise<{ topic_id: number }[]> {
  return db.selectFrom('user_topics').select('topic_id').where('user_id', '=', employerId).orderBy('topic_id').execute()
}

/** Locks an employer until the transaction ends. */
export async function lockEmployer(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Replaces the chosen topics; the account's row is locked, so that of concurrent calls the last one wins. The topics are
 * held before their rows here are removed: the desk removes a topic in this order, too. One that it has just removed is
 * left out.
 */
export async function replaceTopics(db: Db, employerId: number, topicIds: number[]): Promise<void> {
  await lockEmployer(db, employerId)
  const topics =
    topicIds.length === 0
      ? []
      : await db.selectFrom('topics').select('id').where('id', 'in', topicIds).orderBy('id').forKeyShare().execute()
  await db.deleteFrom('user_topics').where('user_id', '=', employerId).execute()
  if (topics.length === 0) return
  await db
    .insertInto('user_topics')
    .values(topics.map(({ id }) => ({ user_id: employerId, topic_id: id })))
    .execute()
}

export async function countTopics(db: Db, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { n } = await db
    .selectFrom('topics')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(n)
}
