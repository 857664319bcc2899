import { hourMs } from '@kasama/contract/durations.rules'
import { invitationHours } from '@kasama/contract/people/auth/auth.rules'
import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { hashToken } from '#platform/passwords/secrets'
import { linkToken } from '../../reset/link-token'
import { addResetToken } from '../../reset/reset.queries'
import { adminLinkMail } from '../admin.mail'
import { findOrg, lockAdmins } from './admins.queries'

export type AdminLink = { id: number }

export const adminLinkJob = 'admin-link'

/** Returns the end of validity of a link made at `at`. */
const goodUntil = (at: Date) => new Date(at.getTime() + invitationHours * hourMs)

/** Mails an admin the link to set a password; the first one is an invitation. */
export const adminLinkJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: adminLinkJob,
    async find({ id }: AdminLink, jobId) {
      const { db, config, now, secretKey } = deps
      const at = now()
      const token = linkToken(secretKey, jobId)
      const admin = await db.transaction().execute(async (tx) => {
        const [account] = await lockAdmins(tx, [id])
        if (account) await addResetToken(tx, { hash: hashToken(token), userId: id, at, goodUntil: goodUntil(at) })
        return account
      })
      if (!admin) return null
      const { email: to, fullname: name, org_id, password_hash } = admin
      const org = org_id === null ? null : ((await findOrg(db, { id: org_id }))?.name ?? null)
      return { to, name, org, isInvitation: password_hash === null, url: `${config.origin}/reset/${token}?desk` }
    },
    write: adminLinkMail,
  })
