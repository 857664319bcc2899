import { queueResetMail } from '#people/auth/reset/queue-reset-mail'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { findHousehold } from '../page/page.queries'
import { resetAddress } from '../page/show-account'
import { aboutAccount, lockAccount } from './lock-account'

/** Mails a link for a new password; the admin never sees the link. */
export async function sendReset({ db, now, jobs }: Deps, admin: User, id: number): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id, admin.orgId)
    const rows = await findHousehold(tx, { id, orgId: null, at })
    const [ownAccount, linked] = [
      rows.find(({ is_requested }) => is_requested),
      rows.find(({ is_requested }) => !is_requested),
    ]
    if (!ownAccount || !resetAddress(ownAccount, linked ?? null)) return fail('no_mail_address')
    await queueResetMail({ jobs }, tx, { name: ownAccount.login, isWorker: ownAccount.role === 'W' })
    await audit(tx, { at, userId: admin.id, action: 'reset_sent', about: aboutAccount(account) })
  })
}
