import { employerInvitationDays } from '@kasama/contract/auth.rules'
import type { Deps } from '../../../deps'
import type { Db } from '../../../platform/database/db'
import type { Job, Jobs } from '../../../platform/jobs/jobs'
import { noteSent } from '../../../platform/mails/sent-mails'
import { hashToken, sign } from '../../../platform/passwords/secrets'
import { workerOf } from '../../household/links'
import { findOrg } from '../admin/admins/admins.queries'
import { invitationMail } from '../auth.mail'
import { lockAccount } from '../auth.queries'
import { addResetToken } from './reset.queries'

type Invitation = { id: number }

const inviteEmployerJob = 'invite-employer'

const goodUntil = (at: Date) => new Date(at.getTime() + employerInvitationDays * 86_400_000)

/** Invites employers whose accounts their organisation has opened, once the caller's transaction has committed. */
export async function inviteEmployers({ jobs }: { jobs: Jobs }, tx: Db, ids: number[]): Promise<void> {
  for (const id of ids) await jobs.enqueue<Invitation>(tx, inviteEmployerJob, { id })
}

/** Mails an employer the link to her first password; nobody who has chosen one, or whose account is gone. */
export const inviteEmployerJobOf = ({ db, now, mail, config, secretKey }: Deps): Job<Invitation> => ({
  name: inviteEmployerJob,
  isMail: true,
  async run({ id }, jobId) {
    const at = now()
    // Made of the job's id: a second run sends the link that is in the first one's mail.
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
