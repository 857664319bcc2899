import { batched } from '#platform/database/batch'
import type { Db } from '#platform/database/db'

/**
 * The settings that a provider changes at the desk. They are read at each use, so that a change applies to the next
 * call.
 */
export type SettingKey = 'brand' | 'mails' | 'genie' | 'voucher_for_credits'

const findTogether = batched<SettingKey, object>(async (db, keys) => {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, value }) => [key as SettingKey, value as object]))
})

/** The changed values of a setting; undefined if there are none. Concurrent calls share a statement. */
export async function findSetting<Value extends object>(db: Db, key: SettingKey): Promise<Partial<Value> | undefined> {
  return (await findTogether(db, key)) as Partial<Value> | undefined
}

/** Locks a setting until the transaction ends; returns its changed values. */
export async function lockSetting<Value extends object>(tx: Db, key: SettingKey): Promise<Partial<Value>> {
  // A setting that was never changed has no row to lock: an empty one is inserted.
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

export async function storeSetting(db: Db, key: SettingKey, setting: object): Promise<void> {
  const value = JSON.stringify(setting)
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}
