import { refuseWhilePaying } from '#money/payment/attempts/refuse-while-paying'
import { releasePayer } from '#money/upkeep/customer/release-payer'
import { confirmDeletion } from '#people/auth/password/confirm-change'
import { endAccess } from '#people/auth/session/end-access'
import { employerOf, leaveHousehold } from '#people/household/links'
import { confirmWorkerChange } from '#people/worker/confirm-worker-change'
import { type AuditSubject, audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { removeFilesLater } from '#platform/files/remove-files.job'
import { listUploads, nameOf, removeAccount } from '../care.queries'

type Removal = {
  account: { id: number; role: string }
  at: Date
  /** The account itself, or the admin who deletes it with a reason. */
  by: number
  about?: AuditSubject
  reason?: string
}

/** Removes an account with its personal data, in a transaction that locks its customer's row and the account. */
export async function removeWholly(
  { jobs, removeOrders }: Deps,
  tx: Db,
  { account, at, by, about, reason }: Removal,
): Promise<void> {
  const { id, role } = account
  await refuseWhilePaying(tx, id, at)
  const pictures = await listUploads(tx, id)
  const hadPlan = await releasePayer(tx, jobs, { userId: id, at })
  const employer = await employerOf(tx, id)
  const worker = employer && (await nameOf(tx, id))
  const workers = await leaveHousehold(tx, id, at)
  for (const workerId of workers) await endAccess(tx, workerId, at)
  const accountBefore = { role, had_household: workers.length > 0 }
  await audit(tx, { at, userId: by, action: 'account_deleted', about, before: accountBefore, reason })
  // Mailed to the address she had: it is gone with the account.
  await confirmDeletion(tx, jobs, { userId: id, at, hadPlan, hadWorker: workers.length > 0 })
  if (employer && worker) await confirmWorkerChange(tx, jobs, 'deleted', { employerId: employer.id, worker, at })
  await removeOrders(tx, id)
  await removeAccount(tx, id)
  await removeFilesLater(tx, jobs, pictures)
}
