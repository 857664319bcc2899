import type { AccountMailKind } from '@kasama/contract/desk/desk.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { removeAll } from '#platform/sql/remove-old'

/** The account that gets a mail, and the one that the mail is about, if it is another. */
export type SentMail = { userId: number | null; kind: AccountMailKind; aboutId?: number | null }

/** Records that the mail server accepted a mail, for the account's page at the desk; a repeated job records it once. */
export async function recordSentMail(
  db: Db,
  { id, userId, kind, at, aboutId }: SentMail & { id: string; at: Date },
): Promise<void> {
  await sql`insert into sent_mails (id, user_id, about_id, kind, sent_at)
    select ${id}, id, (select id from users where id = ${aboutId ?? null}::int), ${kind}, ${at}::timestamptz
    from users where id = ${userId} on conflict do nothing`.execute(db)
}

/** Deletes records that are older than anything the desk shows. */
export const deleteSentMails = (db: Db, before: Date) =>
  removeAll(db, { table: 'sent_mails', condition: sql`sent_mails.sent_at < ${before}::timestamptz` })
