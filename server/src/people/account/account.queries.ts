import type { Language } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'

export async function setFullname(db: Db, id: number, fullname: string): Promise<void> {
  await db.updateTable('users').set({ fullname }).where('id', '=', id).execute()
}

/** Sets the caller's own language; her employer can change it too. */
export async function setOwnLanguage(db: Db, id: number, language_code: Language): Promise<void> {
  await db.updateTable('users').set({ language_code }).where('id', '=', id).execute()
}
