import { ownOrWorker } from '#people/household/own-people'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { findOwner, lockWorker, withdraw } from './certificate.queries'

/** Withdraws a certificate for good, for the worker or her employer; a repeated request does nothing. */
export async function withdrawCertificate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: User,
  id: number,
): Promise<void> {
  const owner = (await findOwner(db, id)) ?? fail('not_found')
  ownOrWorker(user, owner)
  const at = now()
  await db.transaction().execute(async (tx) => {
    await lockWorker(tx, owner)
    const withdrawn = await withdraw(tx, { id, workerId: owner, at })
    if (withdrawn === undefined) return
    const about = { kind: 'certificate', id: withdrawn, orgId: user.orgId } as const
    await audit(tx, { at, userId: user.id, action: 'certificate_withdrawn', about, detail: { worker_id: owner } })
  })
}
