import type { Language } from '@kasama/contract/language'
import type { DataSaver } from '@kasama/contract/people/account.api'
import type { Db } from '#platform/database/db'

export async function setFullname(db: Db, id: number, fullname: string): Promise<void> {
  await db.updateTable('users').set({ fullname }).where('id', '=', id).execute()
}

/** Sets the caller's own language; her employer can change it too. */
export async function setOwnLanguage(db: Db, id: number, language_code: Language): Promise<void> {
  await db.updateTable('users').set({ language_code }).where('id', '=', id).execute()
}

/** Sets a worker's data saver, beside her other choices. */
export async function setDataSaver(db: Db, id: number, data_saver: DataSaver): Promise<void> {
  await db
    .insertInto('learner_choices')
    .values({ worker_id: id, data_saver })
    .onConflict((oc) => oc.column('worker_id').doUpdateSet({ data_saver }))
    .execute()
}
