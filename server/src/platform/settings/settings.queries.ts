import type { Db } from '../database/db'

/** The settings that a provider changes at the desk. Each process reads them where they are used: a change holds at the next call. */
export type SettingKey = 'brand' | 'mails' | 'genie' | 'voucher_for_credits'

/** What was changed; undefined where nothing was. */
export async function findSetting<Value extends object>(db: Db, key: SettingKey): Promise<Partial<Value> | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value as Partial<Value> | undefined
}

export async function keepSetting(db: Db, key: SettingKey, setting: object): Promise<void> {
  const value = JSON.stringify(setting)
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}
