import type { Deps } from '../../deps'
import { audit } from '../../platform/audit'
import type { User } from '../../platform/http/access'
import { endAccess } from '../auth/session/end-access'
import { requireFreshCheck } from '../auth/session/fresh-check'
import { refuseWhilePaying } from '../billing/attempts/refuse-while-paying'
import { holdPayer, letGoOfPayer } from '../billing/upkeep/let-go'
import { leaveHousehold } from '../household/links'
import { forgetWorker } from '../rewards/forget-worker'
import { listUploads, removeAccount } from './care.queries'
import { type RemovedFiles, removeFilesJob } from './remove-files.job'

/**
 * Deletes the caller's account and its personal data at once and for good. An employer's worker is unlinked, signed
 * out and let in no more; what she has learned stays.
 */
export async function deleteAccount(deps: Deps, user: User): Promise<void> {
  const { db, now, jobs } = deps
  const at = now()
  await db.transaction().execute(async (tx) => {
    await holdPayer(tx, user.id)
    await requireFreshCheck(tx, user, at)
    await refuseWhilePaying(tx, user.id, at)
    const pictures = await listUploads(tx, user.id)
    await letGoOfPayer(tx, jobs, { userId: user.id, at })
    for (const workerId of await leaveHousehold(tx, user.id, at)) await endAccess(tx, workerId, at)
    await audit(tx, { at, userId: user.id, action: 'account_deleted', detail: { role: user.role } })
    await forgetWorker(tx, user.id)
    await removeAccount(tx, user.id)
    if (pictures.length > 0) await jobs.enqueue<RemovedFiles>(tx, removeFilesJob, { keys: pictures })
  })
}
