import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { listTitles } from '../lesson.queries'
import { heldBackMail } from './held-back.mail'
import { findAdmin } from './schedule.queries'

export type HeldBack = { id: number; by: number; why: string }

export const heldBackJob = 'lesson-held-back'

/** Mails the admin who scheduled a lesson that it was not published. */
export const heldBackJobOf = ({ db, mail, config }: Deps): Job<HeldBack> => ({
  name: heldBackJob,
  isMail: true,
  async run({ id, by, why }, jobId) {
    const admin = await findAdmin(db, by)
    if (!admin?.email) return
    const title = (await listTitles(db, [id])).get(id) ?? ''
    const { origin } = config
    await mail.send(heldBackMail({ origin, to: admin.email, name: admin.fullname, id, title, why }), jobId)
  },
})
