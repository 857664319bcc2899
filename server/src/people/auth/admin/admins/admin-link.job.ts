import { hourMs } from '@kasama/contract/durations.rules'
import { invitationHours } from '@kasama/contract/people/auth.rules'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { hashToken, sign } from '#platform/passwords/secrets'
import { addResetToken } from '../../reset/reset.queries'
import { adminLinkMail } from '../admin.mail'
import { findOrg, lockAdmins } from './admins.queries'

export type AdminLink = { id: number }

export const adminLinkJob = 'admin-link'

/** Returns the end of validity of a link made at `at`. */
const goodUntil = (at: Date) => new Date(at.getTime() + invitationHours * hourMs)

/** Mails an admin the link to set a password; the first one is an invitation. */
export const adminLinkJobOf = ({ db, mail, config, now, secretKey }: Deps): Job<AdminLink> => ({
  name: adminLinkJob,
  isMail: true,
  async run({ id }, jobId) {
    const at = now()
    // Derived from the job's id: a second run sends the same link.
    const token = sign(secretKey, `reset link\n${jobId}`)
    const admin = await db.transaction().execute(async (tx) => {
      const [found] = await lockAdmins(tx, [id])
      if (found) await addResetToken(tx, { hash: hashToken(token), userId: id, at, goodUntil: goodUntil(at) })
      return found
    })
    if (!admin?.email) return
    const org = admin.org_id === null ? null : ((await findOrg(db, { id: admin.org_id }))?.name ?? null)
    const { origin } = config
    const isInvitation = admin.password_hash === null
    const about = { origin, to: admin.email, name: admin.fullname, org, isInvitation }
    await mail.send(adminLinkMail({ ...about, url: `${origin}/reset/${token}?desk` }), jobId)
  },
})
