import type { Language } from '@kasama/contract/language'
import { maxExactCount } from '@kasama/contract/lists.rules'
import type { DeskThread, MessagePart, MessageState } from '@kasama/contract/people/desk/messages.api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { PageRange } from '#platform/lists/pages'
import { containsTerm } from '#platform/search/word-search'
import { personName } from '#platform/sql/person-name'

export type MessageFilter = { q?: string; state?: MessageState | 'all' }
export type MessageRow = {
  id: number
  name: string
  subject: string | null
  preview: string
  created_at: Date
  state: MessageState
  read_at: Date | null
  handled_by: string | null
}

const words = sql.raw(
  `lower(m.name || ' ' || coalesce(m.email, '') || ' ' || coalesce(m.subject, '') || ' ' || m.message)`,
)
const preview = sql`left(regexp_replace(m.message, '\\s+', ' ', 'g'), 200)`

/** Spam appears only in its own list. */
function matching({ q = '', state = 'open' }: MessageFilter): RawBuilder<unknown> {
  const terms = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  const all = [
    state === 'all' ? sql`m.state <> 'spam'` : sql`m.state = ${state}`,
    ...terms.map((term) => containsTerm(words, term)),
  ]
  return sql`from contact_messages m where ${sql.join(all, sql` and `)}`
}

const counted = (from: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select 1 ${from} limit ${sql.lit(maxExactCount + 1)}) listed)`

export async function findMessages(
  db: Db,
  filter: MessageFilter,
  { after, limit }: PageRange,
  isMany: boolean,
): Promise<MessageRow[]> {
  // Few matches are read by the search index; many are soon found in the list's order.
  const isByIndex = filter.q && !isMany
  const { rows } = await sql<MessageRow>`
    with found as ${isByIndex ? sql`materialized` : sql`not materialized`} (select m.id ${matching(filter)}),
    page as materialized (select id from found
      where ${after ? sql`id < ${after.id}` : sql`true`} order by id desc limit ${sql.lit(limit)})
    select m.id, m.name, m.subject, ${preview} as preview, m.created_at, m.state, m.read_at,
      ${personName('handler')} as handled_by
    from page join contact_messages m on m.id = page.id left join users handler on handler.id = m.handled_by
    order by m.id desc`.execute(db)
  return rows
}

export async function countMessages(db: Db, filter: MessageFilter): Promise<{ total: number; open: number }> {
  const { rows } = await sql<{ total: number; open: number }>`
    select ${counted(matching(filter))} as total, ${counted(matching({ state: 'open' }))} as open`.execute(db)
  return rows[0] ?? { total: 0, open: 0 }
}

export type ThreadRow = MessageRow & {
  user_id: number | null
  text: string
  email: string | null
  login: string | null
  language_code: Language | null
  parts: MessagePart[]
  earlier: DeskThread['earlier']
  newer_id: number | null
  older_id: number | null
}

/** A message with its context; other messages of the writer are those of her account or of her address. */
export async function findThread(db: Db, id: number): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`
    select m.id, m.name, m.subject, ${preview} as preview, m.created_at, m.state, m.read_at, m.user_id, m.message as text, m.email,
      ${personName('handler')} as handled_by,
      case when u.role = 'W' then u.username else u.email end as login,
      coalesce(case when u.role = 'W' then u.language_code end, m.language_code) as language_code,
      (select coalesce(json_agg(x order by x.id), '[]') from (
        select p.id, p.kind, ${personName('author')} as by, p.body as text, p.language_code,
          p.created_at, p.sent_at
        from message_parts p left join users author on author.id = p.author_id where p.message_id = m.id) x) as parts,
      (select coalesce(json_agg(x), '[]') from (
        select e.id, e.subject, left(e.message, 200) as preview, e.created_at, e.state from contact_messages e
        where e.id <> m.id and e.state <> 'spam' and (e.user_id = m.user_id or (m.user_id is null and lower(e.email) = lower(m.email)))
        order by e.id desc limit 5) x) as earlier,
      (select min(n.id) from contact_messages n where n.state = m.state and n.id > m.id) as newer_id,
      (select max(n.id) from contact_messages n where n.state = m.state and n.id < m.id) as older_id
    from contact_messages m left join users handler on handler.id = m.handled_by left join users u on u.id = m.user_id
    where m.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns whether it was unread; null if there is no such message. */
export async function markRead(tx: Db, id: number, at: Date): Promise<boolean | null> {
  const { rows } = await sql<{ is_first: boolean }>`
    with held as (select id, read_at from contact_messages where id = ${id} for update)
    update contact_messages m set read_at = coalesce(held.read_at, ${at}::timestamptz)
    from held where m.id = held.id returning held.read_at is null as is_first`.execute(tx)
  return rows[0]?.is_first ?? null
}

/** A message's state and who set it. */
type MessageStatus = { state: MessageState; by: number | null; at: Date | string | null }
type LockedMessage = MessageStatus & {
  id: number
  email: string | null
  login: string | null
  before: MessageStatus | null
}

/** Locks messages until the transaction ends. */
export async function lockMessages(tx: Db, ids: number[]): Promise<LockedMessage[]> {
  const { rows } = await sql<LockedMessage>`
    select m.id, m.state, m.handled_by as by, m.handled_at as at, m.email, m.before,
      (select case when role = 'W' then username else email end from users where id = m.user_id) as login
    from contact_messages m where m.id = any(${ids}::int[]) order by m.id for update`.execute(tx)
  return rows
}

/** Sets the state of a message; `before` is the state that an undo restores. */
export async function setState(
  tx: Db,
  id: number,
  { to, at, before }: { to: MessageStatus; at: Date; before: MessageStatus | null },
): Promise<void> {
  // The admin who handled it may no longer exist.
  const by = sql<number | null>`(select id from users where id = ${to.by}::int)`
  await tx
    .updateTable('contact_messages')
    .set((eb) => ({
      state: to.state,
      handled_by: by,
      handled_at: to.at === null ? null : new Date(to.at),
      before: before ? JSON.stringify(before) : null,
      read_at: eb.fn.coalesce('read_at', eb.val(at)),
    }))
    .where('id', '=', id)
    .execute()
}
