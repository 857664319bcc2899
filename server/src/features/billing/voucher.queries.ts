import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { Tables } from '../../platform/database/schema'

/** Adds vouchers; those whose code is there already stay as they are. */
export async function addVouchers(tx: Db, vouchers: Insertable<Tables['vouchers']>[]): Promise<void> {
  await tx
    .insertInto('vouchers')
    .values(vouchers)
    .onConflict((oc) => oc.doNothing())
    .execute()
}
