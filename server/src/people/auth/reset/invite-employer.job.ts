import { dayMs } from '@kasama/contract/durations.rules'
import { employerInvitationDays } from '@kasama/contract/people/auth.rules'
import { workerOf } from '#people/household/links'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { noteSent } from '#platform/mails/sent-mails'
import { hashToken, sign } from '#platform/passwords/secrets'
import { findOrg } from '../admin/admins/admins.queries'
import { invitationMail } from '../auth.mail'
import { lockAccount } from '../auth.queries'
import { type Invitation, inviteEmployerJob } from './invite-employers'
import { addResetToken } from './reset.queries'

const goodUntil = (at: Date) => new Date(at.getTime() + employerInvitationDays * dayMs)

/** Mails an employer the link to her first password; sends nothing if she has chosen one, or the account is gone. */
export const inviteEmployerJobOf = ({ db, now, mail, config, secretKey }: Deps): Job<Invitation> => ({
  name: inviteEmployerJob,
  isMail: true,
  async run({ id }, jobId) {
    const at = now()
    // Derived from the job's id: a second run sends the same link.
    const token = sign(secretKey, `reset link\n${jobId}`)
    const invited = await db.transaction().execute(async (tx) => {
      const found = await lockAccount(tx, id)
      if (found?.role !== 'E' || found.password_hash !== null) return null
      await addResetToken(tx, { hash: hashToken(token), userId: id, at, goodUntil: goodUntil(at) })
      return found
    })
    if (!invited?.email) return
    const { email: to, fullname: name, org_id } = invited
    const org = org_id === null ? null : ((await findOrg(db, { id: org_id }))?.name ?? null)
    const worker = (await workerOf(db, id))?.username ?? null
    const { origin } = config
    await mail.send(invitationMail({ origin, to, name, org, worker, url: `${origin}/reset/${token}` }), jobId)
    await noteSent(db, { id: jobId, userId: id, kind: 'invitation', at })
  },
})
