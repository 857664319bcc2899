import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { AppError } from '#platform/http/errors'
import { type Draft, lockLesson } from '../lesson.queries'
import { type HeldBack, heldBackJob } from './held-back.job'
import { holdBackDraft } from './schedule.queries'

/**
 * Keeps a scheduled draft that can't be published as a draft: the desk shows the reason, and the admin who scheduled it
 * gets a mail.
 */
export async function holdBack({ db, now, jobs }: Deps, draft: Draft, { code, message }: AppError): Promise<void> {
  const { video_id: id, scheduled_by: by, scheduled_at: scheduledAt, revision } = draft
  if (!scheduledAt) return
  const at = now()
  await db.transaction().execute(async (tx) => {
    if (!(await lockLesson(tx, id))) return
    // Somebody has changed it or its time meanwhile, or another process has withheld it.
    if (!(await holdBackDraft(tx, { id, revision, scheduledAt, at, why: message }))) return
    await audit(tx, {
      at,
      userId: by,
      action: 'lesson_held_back',
      about: { kind: 'video', id, orgId: null },
      before: { at: scheduledAt.toISOString() },
      detail: { code },
    })
    if (by !== null) await jobs.enqueue<HeldBack>(tx, heldBackJob, { id, by, why: message })
  })
}
