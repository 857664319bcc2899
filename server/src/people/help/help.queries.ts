import type { Language } from '@kasama/contract/language'
import type { Db, Rows } from '#platform/database/db'

type Message = {
  userId: number | null
  name: string
  email: string | null
  subject: string | null
  message: string
  language: Language | null
  /** Id of the mail that takes it to the provider's mailbox. */
  mailId: string
  at: Date
}

/** Returns the login name of a message's writer, which can't be forged in the form. */
export async function findLogin(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.coalesce('username', 'email').as('login'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.login ?? null
}

export async function addMessage(db: Db, message: Message): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({
      user_id: message.userId,
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
      language_code: message.language,
      mail_id: message.mailId,
      created_at: message.at,
    })
    .execute()
}

type MessageContent = Pick<Message, 'userId' | 'name' | 'email' | 'subject' | 'message'> & { since: Date }

/** Whether the same writer has sent the same text since `since`. */
export async function hasMessage(
  db: Db,
  { userId, name, email, subject, message, since }: MessageContent,
): Promise<boolean> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('created_at', '>', since)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('email', email === null ? 'is' : '=', email)
    .where('subject', subject === null ? 'is' : '=', subject)
    .where('name', '=', name)
    .where('message', '=', message)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the questions of the FAQ in their order. */
export const listQuestions = (db: Db): Promise<Rows['faq'][]> =>
  db.selectFrom('faq').selectAll().orderBy('position').orderBy('slug').execute()
