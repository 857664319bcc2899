import type { Db } from '../../platform/database/db'

type Message = { userId: number | null; name: string; email: string; subject: string | null; message: string; at: Date }

export async function addMessage(db: Db, message: Message): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({
      user_id: message.userId,
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
      created_at: message.at,
    })
    .execute()
}
