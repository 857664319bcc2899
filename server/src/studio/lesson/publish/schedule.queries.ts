import type { Db } from '#platform/database/db'

export type Schedule = { at: Date; by: number } | null

export async function scheduleDraft(tx: Db, id: number, schedule: Schedule): Promise<void> {
  await tx
    .updateTable('lesson_drafts')
    .set((eb) => ({
      scheduled_at: schedule?.at ?? null,
      scheduled_by: schedule?.by ?? null,
      scheduled_revision: schedule ? eb.ref('revision') : null,
      held_back_at: null,
      held_back: null,
    }))
    .where('video_id', '=', id)
    .execute()
}

/** Returns the drafts whose time has come. */
export const listDue = (db: Db, at: Date) =>
  db
    .selectFrom('lesson_drafts')
    .select(['video_id', 'scheduled_revision', 'scheduled_by'])
    .where('scheduled_at', '<=', at)
    .orderBy('scheduled_at')
    .execute()

type HeldBack = { id: number; revision: number; scheduledAt: Date; at: Date; why: string }

/** Cancels a draft's schedule and stores the reason; returns whether the draft was still the one scheduled for then. */
export async function holdBackDraft(tx: Db, { id, revision, scheduledAt, at, why }: HeldBack): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lesson_drafts')
    .set({
      scheduled_at: null,
      scheduled_revision: null,
      scheduled_by: null,
      held_back_at: at,
      held_back: why,
    })
    .where('video_id', '=', id)
    .where('revision', '=', revision)
    .where('scheduled_at', '=', scheduledAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findAdmin = (db: Db, id: number) =>
  db.selectFrom('users').select(['email', 'fullname']).where('id', '=', id).where('role', '=', 'A').executeTakeFirst()
