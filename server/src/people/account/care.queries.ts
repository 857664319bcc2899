import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

export async function findEmail(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
  return row?.email ?? null
}

/**
 * Changes the email; the new address is unverified again. The Google account of the old address ends with it, unless
 * it is the only login; returns whether one ended.
 */
export async function setEmail(tx: Db, id: number, email: string): Promise<boolean> {
  const unlinked = await tx
    .updateTable('users')
    .set({ google_sub: null })
    .where('id', '=', id)
    .where('password_hash', 'is not', null)
    .where('google_sub', 'is not', null)
    .executeTakeFirst()
  await tx.updateTable('users').set({ email, username: email, email_verified: false }).where('id', '=', id).execute()
  return unlinked.numUpdatedRows > 0
}

/** Locks the owner of uploads until the transaction ends. */
export async function lockOwner(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function addUpload(db: Db, upload: { key: string; userId: number; at: Date }): Promise<void> {
  await db.insertInto('uploads').values({ key: upload.key, user_id: upload.userId, created_at: upload.at }).execute()
}

export async function listUploads(db: Db, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('key').where('user_id', '=', userId).execute()
  return rows.map(({ key }) => key)
}

export async function isUploadOf(db: Db, userId: number, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('key')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Sets an account's picture; returns the keys of its other uploads, whose rows are deleted. */
export async function setPicture(tx: Db, id: number, imgUrl: string): Promise<string[]> {
  await tx.updateTable('users').set({ img_url: imgUrl }).where('id', '=', id).execute()
  const oldUploads = tx.deleteFrom('uploads').where('user_id', '=', id).where('key', '<>', imgUrl.replace(/^\//, ''))
  return (await oldUploads.returning('key').execute()).map(({ key }) => key)
}

/** Accounts whose uploads are removed in one transaction. */
const batchAccounts = 100

/**
 * Removes uploads from before `since` that are nobody's picture, those of some accounts at a time; returns their keys.
 */
export async function removeUnchosenUploads(tx: Db, since: Date): Promise<string[]> {
  const isUnchosen = sql<boolean>`uploads.created_at < ${since}
    and not exists (select from users where users.id = uploads.user_id and users.img_url = '/' || uploads.key)`
  const owners = tx.selectFrom('uploads').select('user_id').where(isUnchosen).distinct().limit(batchAccounts)
  // A choice locks the account, too: what is chosen meanwhile is seen by the next statement.
  const locked = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', owners)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (locked.length === 0) return []
  const ids = locked.map(({ id }) => id)
  const removed = tx.deleteFrom('uploads').where('user_id', 'in', ids).where(isUnchosen).returning('key')
  return (await removed.execute()).map(({ key }) => key)
}

/**
 * Everything that is stored about an account, by table (`exportedParts`), labelled in the reader's language; no hashes,
 * and no data of other people.
 */
export async function findEverything(db: Db, id: number, language: Language): Promise<Record<string, unknown>> {
  const words = (column: string) =>
    sql`coalesce(nullif(${sql.ref(column)} ->> ${language}, ''), ${sql.ref(column)} ->> 'eng')`
  const title = (video: string) => sql`(select title from video_languages where video_id = ${sql.ref(video)}
    and language_code in (${language}, 'eng') order by language_code = 'eng' limit 1)`
  const { rows } = await sql<{ data: Record<string, unknown> }>`select json_build_object(
    'account', (select to_json(x) from (select id, role, email, username, fullname, img_url, language_code, org_id,
      progress_mails, mail_weekly, mail_moments, mail_reminders, created_at, password_changed_at, email_verified,
      google_sub is not null as has_google, facebook_id is not null as has_facebook,
      (select json_build_object('is_on', is_on, 'days', days, 'minute', minute, 'changed_at', changed_at) from reminders
        where user_id = users.id) as reminders from users where id = ${id}) x),
    'workers', (select json_agg(x) from (select k.worker_id, w.username, k.created_at, k.ended_at from worker_links k
      join users w on w.id = k.worker_id where k.employer_id = ${id} order by k.created_at) x),
    'employers', (select json_agg(x) from (select k.created_at, k.ended_at, a.agreed_at as week_agreed_at
      from worker_links k left join week_agreements a on a.worker_id = k.worker_id and a.employer_id = k.employer_id
        and a.agreed_at between k.created_at and coalesce(k.ended_at, 'infinity') where k.worker_id = ${id}) x),
    'sessions', (select json_agg(x) from (select created_at, last_seen_at, ended_at from sessions where user_id = ${id}) x),
    'passkeys', (select json_agg(x) from (select name, created_at, last_used_at from passkeys where user_id = ${id} order by id) x),
    'mails', (select json_agg(x) from (select kind, sent_at from sent_mails where user_id = ${id}
      union all select kind, sent_at from progress_mails where employer_id = ${id} and sent_at is not null order by sent_at) x),
    'looks', (select json_agg(x) from (select looked_at from employer_looks where employer_id = ${id}) x),
    'trail', (select json_agg(x) from (select at, action from audit_log where user_id = ${id} order by audit_log.id) x),
    'topics', (select json_agg(${words('t.name')}) from user_topics u join topics t on t.id = u.topic_id where u.user_id = ${id}),
    'must_watch', (select json_agg(x) from (select ${title('c.video_id')} as title, c.created_at
      from clip_subscriptions c where c.employer_id = ${id}) x),
    'videos', (select json_agg(x) from (select ${title('w.video_id')} as title, w.language_code, w.position, w.furthest,
      w.reported_at, w.completed_at from watches w where w.worker_id = ${id}) x),
    'answers', (select json_agg(x) from (select ${words('q.content')} as question, a.options, a.score, a.created_at, a.answered_at
      from answers a join questions q on q.id = a.question_id where a.worker_id = ${id}) x),
    'quiz_tries', (select json_agg(x) from (select ${words('q.content')} as question, a.count from attempts a
      join questions q on q.id = a.question_id where a.worker_id = ${id}) x),
    'practice', (select json_agg(x) from (select ${words('q.content')} as question, p.day, p.is_right, p.answered_at
      from practice_answers p left join questions q on q.id = p.question_id where p.worker_id = ${id} order by p.day) x),
    'learning_days', (select json_agg(x) from (select day, seconds from learning_days where worker_id = ${id} order by day) x),
    'credits', (select json_agg(x) from (select month, percent, answers, videos from credits where worker_id = ${id} order by month) x),
    'skills', (select json_agg(x) from (select ${words('s.name')} as skill, e.earned_at from earned_skills e
      join skills s on s.id = e.skill_id where e.worker_id = ${id}) x),
    'certificates', (select json_agg(x) from (select ${words('c.topic_name')} as topic, c.fullname, c.code, c.language_code,
      c.lessons, c.minutes, c.earned_at, c.withdrawn_at, c.replaced_at from certificates c where c.worker_id = ${id}
      order by c.id) x),
    'redemptions', (select json_agg(x) from (select name, address, created_at from redemptions where worker_id = ${id}) x),
    'vouchers', (select json_agg(x) from (select state, ordered_at, posted_at, returned_at, merchant, amount_cents, name, address
      from voucher_orders where worker_id = ${id} order by id) x),
    'choices', (select to_json(x) from (select goal, praise, data_saver from learner_choices where worker_id = ${id}) x),
    'notices', (select json_agg(x) from (select kind, created_at, seen_at from notices where worker_id = ${id} order by id) x),
    'thanks', (select json_agg(x) from (select day, kind, case when worker_id = ${id} then seen_at end as seen_at
      from thanks where ${id} in (employer_id, worker_id) order by thanks.id) x),
    'subscription', (select to_json(x) from (select subscription_plan_id, status, mode, current_period_start,
      current_period_end from subscriptions where user_id = ${id}) x),
    'payments', (select json_agg(x) from (select subscription_plan_id, amount, discount, credit, voucher_code, card_brand,
      card_last4, period_start, period_end, state, refunded, paid_at from payments where user_id = ${id} order by id) x),
    'payment_attempts', (select json_agg(x) from (select kind, subscription_plan_id, amount, state, error_code, created_at,
      ended_at from payment_attempts where user_id = ${id} order by id) x),
    'declined_payments', (select json_agg(x) from (select subscription_plan_id, amount, declined_at from declined_payments
      where user_id = ${id} order by id) x),
    'pictures', (select json_agg(x) from (select '/' || key as img_url, created_at from uploads where user_id = ${id} order by created_at) x),
    'spoken_answers', (select json_agg(x) from (select created_at from chat_voices where user_id = ${id} order by created_at) x),
    'messages', (select json_agg(x) from (select name, email, subject, message, created_at,
      (select json_agg(json_build_object('text', p.body, 'sent_at', p.sent_at) order by p.id) from message_parts p
        where p.message_id = contact_messages.id and p.kind = 'answer') as answers from contact_messages
      where user_id = ${id} order by id) x)
  ) as data`.execute(db)
  return rows[0]?.data ?? {}
}

/** Removes the account and everything that belongs to it; its audit rows stay without a name. */
export async function removeAccount(db: Db, id: number): Promise<void> {
  await db.deleteFrom('contact_messages').where('user_id', '=', id).execute()
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** Returns the names of an account; undefined if there is none. */
export const nameOf = (tx: Db, id: number) =>
  tx.selectFrom('users').select(['username', 'fullname']).where('id', '=', id).executeTakeFirst()
