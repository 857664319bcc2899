import { normalEmail } from '@kasama/contract/people/auth/auth.rules'
import { tellNewEmail } from '#money/upkeep/customer/tell-new-email'
import { endResetLinks } from '#people/auth/reset/end-reset-links'
import { requireFreshCheck } from '#people/auth/session/fresh-check'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { findEmail, setEmail } from './care.queries'
import { type EmailChangedJobData, emailChangedJob } from './email-changed.job'

/** Changes an employer's email after a fresh password check and informs the old address. */
export async function changeEmail(deps: Deps, user: User, address: string): Promise<void> {
  const { db, now, jobs } = deps
  const email = normalEmail(address)
  const at = now()
  try {
    await db.transaction().execute(async (tx) => {
      const old = await findEmail(tx, user.id)
      if (old === email) fail('same_email', { field: 'email' })
      await requireFreshCheck(tx, user, at)
      const endsGoogle = await setEmail(tx, user.id, email)
      await endResetLinks(tx, user.id)
      await audit(tx, { at, userId: user.id, action: 'email_changed' })
      await tellNewEmail(tx, jobs, user.id)
      if (old)
        await jobs.enqueue<EmailChangedJobData>(tx, emailChangedJob, {
          ...{ old, email, userId: user.id, endsGoogle },
          at: at.toISOString(),
        })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) fail('email_taken', { field: 'email' })
    throw error
  }
}
