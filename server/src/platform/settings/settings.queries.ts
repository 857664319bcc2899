import { batched } from '../database/batch'
import type { Db } from '../database/db'

/** The settings that a provider changes at the desk. Each process reads them where they are used: a change holds at the next call. */
export type SettingKey = 'brand' | 'mails' | 'genie' | 'voucher_for_credits'

const findSoon = batched<SettingKey, object>(async (db, keys) => {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, value }) => [key as SettingKey, value as object]))
})

/** What was changed; undefined where nothing was. Calls of one moment share a statement. */
export async function findSetting<Value extends object>(db: Db, key: SettingKey): Promise<Partial<Value> | undefined> {
  return (await findSoon(db, key)) as Partial<Value> | undefined
}

/** What was changed; nobody else changes the setting until the transaction ends. */
export async function holdSetting<Value extends object>(tx: Db, key: SettingKey): Promise<Partial<Value>> {
  // A setting that was never changed has no row yet that could be held.
  await tx
    .insertInto('settings')
    .values({ key, value: '{}' })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()
  const { value } = await tx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return value as Partial<Value>
}

export async function keepSetting(db: Db, key: SettingKey, setting: object): Promise<void> {
  const value = JSON.stringify(setting)
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}
