import { endAccess } from '#people/auth/session/end-access'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { lockOpenLink } from './worker.queries'

/** Signs the employer's linked worker out everywhere; not_found for anybody else's. */
export async function endWorkerSession({ db, now }: Deps, employer: User, workerId: number): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    // Locks the account first, as a replacement and the desk do; a refusal takes everything back.
    await endAccess(tx, workerId, at)
    if (!(await lockOpenLink(tx, { employerId: employer.id, workerId }))) fail('not_found')
    await audit(tx, { at, userId: employer.id, action: 'worker_session_ended', detail: { worker_id: workerId } })
  })
}
