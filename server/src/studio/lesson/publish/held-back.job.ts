import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { listTitles } from '../lesson.queries'
import { heldBackMail } from './held-back.mail'
import { findAdmin } from './schedule.queries'

export type HeldBack = { id: number; by: number; why: string }

export const heldBackJob = 'lesson-held-back'

/** Mails the admin who scheduled a lesson that it was not published. */
export const heldBackJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: heldBackJob,
    async find({ id, by, why }: HeldBack) {
      const admin = await findAdmin(deps.db, by)
      const title = (await listTitles(deps.db, [id])).get(id) ?? ''
      return admin && { to: admin.email, name: admin.fullname, id, title, why }
    },
    write: heldBackMail,
  })
