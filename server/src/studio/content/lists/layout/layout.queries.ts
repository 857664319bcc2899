import type { Db } from '#platform/database/db'

/** Locks the layout until the transaction ends. */
export async function lockLayout(tx: Db): Promise<void> {
  const key = 'library_layout'
  await tx
    .insertInto('settings')
    .values({ key, value: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.selectFrom('settings').select('key').where('key', '=', key).forUpdate().executeTakeFirst()
}
