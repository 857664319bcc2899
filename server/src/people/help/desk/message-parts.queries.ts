import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { personName } from '#platform/sql/person-name'

type NewPart = {
  messageId: number
  by: number
  text: string
  language: Language
  at: Date
  answer?: { key: string; to: string }
}

/** Returns the id; null if an answer with that key exists. */
export async function addPart(tx: Db, { messageId, by, text, language, at, answer }: NewPart): Promise<number | null> {
  const row = await tx
    .insertInto('message_parts')
    .values({
      message_id: messageId,
      kind: answer ? 'answer' : 'note',
      author_id: by,
      body: text,
      language_code: language,
      created_at: at,
      key: answer?.key ?? null,
      mail_to: answer?.to ?? null,
    })
    .onConflict((oc) => oc.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The answers to a message, the oldest first, with their authors. */
export async function findAnswers(tx: Db, messageId: number) {
  const { rows } = await sql<{ id: number; key: string; by: string | null }>`
    select p.id, p.key, ${personName('author')} as by
    from message_parts p left join users author on author.id = p.author_id
    where p.message_id = ${messageId} and p.kind = 'answer' order by p.id`.execute(tx)
  return rows
}

export type AnswerToSend = {
  id: number
  key: string
  body: string
  language_code: Language
  mail_to: string
  sent_at: Date | null
  subject: string | null
  written_at: Date
  message: string
  mail_id: string | null
  before: string[]
}

/** An answer with the earlier mails of its thread. */
export async function findAnswer(db: Db, id: number): Promise<AnswerToSend | undefined> {
  const { rows } = await sql<AnswerToSend>`
    select p.id, p.key, p.body, p.language_code, p.mail_to, p.sent_at, m.subject, m.created_at as written_at, m.message, m.mail_id,
      (select coalesce(json_agg(b.key order by b.id), '[]') from message_parts b
        where b.message_id = p.message_id and b.kind = 'answer' and b.id < p.id) as before
    from message_parts p join contact_messages m on m.id = p.message_id
    where p.id = ${id} and p.kind = 'answer'`.execute(db)
  return rows[0]
}

export async function recordAnswerSent(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('message_parts').set({ sent_at: at }).where('id', '=', id).where('sent_at', 'is', null).execute()
}
