import type { Db, Rows } from '#platform/database/db'

export type Repair = Pick<Rows['billing_repairs'], 'kind' | 'about'> & {
  userId: number | null
  /** The account's standing as text, if it changed. */
  before?: string | null
  after?: string | null
}

/** Records a repair; its owner sees a changed standing for a day. */
export async function noteRepair(db: Db, { kind, about, userId, before, after }: Repair, at: Date): Promise<void> {
  const hasChanged = (before ?? null) !== (after ?? null)
  await db
    .insertInto('billing_repairs')
    .values({ at, kind, about, user_id: userId, ...(hasChanged && { before: before ?? null, after: after ?? null }) })
    .execute()
  if (hasChanged && userId !== null)
    await db.updateTable('subscriptions').set({ mended_at: at }).where('user_id', '=', userId).execute()
}

export async function hideOldRepairs(db: Db, before: Date): Promise<void> {
  await db.updateTable('subscriptions').set({ mended_at: null }).where('mended_at', '<', before).execute()
}
