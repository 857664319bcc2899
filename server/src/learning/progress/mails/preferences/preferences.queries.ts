import type { MailChoice } from '@kasama/contract/learning/progress/mail.rules'
import type { Db } from '#platform/database/db'

const columns = { weekly: 'mail_weekly', moments: 'mail_moments', reminders: 'mail_reminders' } as const

/** Returns the kinds of mails that an account wants; undefined if there is no such account. */
export async function findMailChoices(db: Db, userId: number): Promise<MailChoice[] | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['progress_mails', 'mail_weekly', 'mail_moments', 'mail_reminders'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const choices = Object.keys(columns) as MailChoice[]
  return choices.filter((choice) => row.progress_mails && row[columns[choice]])
}

/** Locks an account until the transaction ends. */
export async function lockAccount(tx: Db, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/** Stores the kinds of mails that an account wants; an empty list ends all. */
export async function setMailChoices(db: Db, userId: number, choices: MailChoice[]): Promise<void> {
  await db
    .updateTable('users')
    .set({
      progress_mails: choices.length > 0,
      mail_weekly: choices.includes('weekly'),
      mail_moments: choices.includes('moments'),
      mail_reminders: choices.includes('reminders'),
    })
    .where('id', '=', userId)
    .execute()
}
