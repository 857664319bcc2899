import { dayMs } from '@kasama/contract/durations.rules'
import { employerInvitationDays } from '@kasama/contract/people/auth/auth.rules'
import { workerOf } from '#people/household/links'
import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { hashToken } from '#platform/passwords/secrets'
import { findOrg } from '../admin/admins/admins.queries'
import { invitationMail } from '../auth.mail'
import { lockAccount } from '../auth.queries'
import { type Invitation, inviteEmployerJob } from './invite-employers'
import { linkToken } from './link-token'
import { addResetToken } from './reset.queries'

const goodUntil = (at: Date) => new Date(at.getTime() + employerInvitationDays * dayMs)

/** Mails an employer the link to her first password; sends nothing if she has chosen one, or the account is gone. */
export const inviteEmployerJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: inviteEmployerJob,
    async find({ id }: Invitation, jobId) {
      const { db, now, config, secretKey } = deps
      const at = now()
      const token = linkToken(secretKey, jobId)
      const invited = await db.transaction().execute(async (tx) => {
        const account = await lockAccount(tx, id)
        if (account?.role !== 'E' || account.password_hash !== null) return null
        await addResetToken(tx, { hash: hashToken(token), userId: id, at, goodUntil: goodUntil(at) })
        return account
      })
      if (!invited) return null
      const { email: to, fullname: name, org_id } = invited
      const org = org_id === null ? null : ((await findOrg(db, { id: org_id }))?.name ?? null)
      const worker = (await workerOf(db, id))?.username ?? null
      return { to, name, org, worker, url: `${config.origin}/reset/${token}` }
    },
    write: invitationMail,
    recordSent: (_, { id }) => ({ userId: id, kind: 'invitation' }),
  })
