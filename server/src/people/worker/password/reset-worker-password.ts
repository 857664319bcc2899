import type { LoginCard } from '@kasama/contract/people/worker.api'
import { makeFirstLogin } from '#people/auth/first-login/first-login'
import { givePassword } from '#people/auth/password/give-password'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { checkNewPassword } from '#platform/passwords/password-rules'
import { confirmWorkerChange } from '../confirm-worker-change'
import { workerDetails } from '../details/worker-details'
import { loginCard } from '../login-card'
import { lockOpenLink } from '../worker.queries'
import { readablePassword } from './readable-password'

/**
 * Sets a new password for the linked worker, typed by the employer or generated; returns it once, on a new login card.
 */
export async function resetWorkerPassword(
  deps: Deps,
  employer: User,
  input: { workerId: number; password?: string },
): Promise<LoginCard> {
  const { db, now, config, passwords, jobs } = deps
  const worker = await workerDetails(deps, employer.id, input.workerId)
  const { id, username, fullname, language_code: language } = worker
  if (input.password !== undefined) checkNewPassword(input.password)
  const password = input.password ?? readablePassword()
  const passwordHash = await passwords.hash(password)
  const at = now()
  const firstLogin = await db.transaction().execute(async (tx) => {
    // Locks the account first, as a replacement and the desk do; a refusal takes everything back.
    await givePassword(tx, { id, passwordHash, at })
    if (!(await lockOpenLink(tx, { employerId: employer.id, workerId: id }))) fail('not_found')
    await audit(tx, { at, userId: employer.id, action: 'worker_password_reset', detail: { worker_id: id } })
    await confirmWorkerChange(tx, jobs, 'new_password', { employerId: employer.id, worker, at })
    return makeFirstLogin(tx, id, at)
  })
  return loginCard(config.origin, { id, username, password, fullname, language, firstLogin })
}
