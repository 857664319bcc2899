import { isCurrent } from '@kasama/contract/billing.rules'
import type { Language } from '@kasama/contract/language'
import { isUserId } from '@kasama/contract/worker.rules'
import type { Deps } from '../../deps'
import { audit } from '../../platform/audit'
import type { Db } from '../../platform/database/db'
import type { User } from '../../platform/http/access'
import { fail, isUniqueViolation } from '../../platform/http/errors'
import { checkNewPassword } from '../../platform/password-rules'
import { hashPassword } from '../../platform/passwords'
import { loginAddress } from './login-address'
import { readablePassword } from './readable-password'
import {
  addWorker,
  findLastLink,
  findOpenLink,
  findSubscription,
  findWorker,
  linkWorker,
  refreshWorker,
} from './worker.queries'

type NewWorker = { workpermit: string; language_code: Language; isSubscribingAgain?: boolean; password?: string }

/**
 * Creates and links the employer's worker; answers the password that stands on the login card. `isSubscribingAgain`
 * takes back the worker whom this employer had last, while she is linked to nobody else; any other User ID in use is
 * refused.
 */
export async function createWorker({ db, now, config }: Deps, employer: User, form: NewWorker) {
  const username = form.workpermit.trim()
  if (!isUserId(username)) fail('user_id_invalid', { field: 'workpermit' })
  if (form.password !== undefined) checkNewPassword(form.password)
  const at = now()
  if (!isCurrent(await findSubscription(db, employer.id), at)) fail('subscription_needed')
  const password = form.password ?? readablePassword()
  const passwordHash = await hashPassword(password)
  const worker = { username, passwordHash, language: form.language_code, orgId: employer.orgId, at }
  try {
    const id = await db.transaction().execute(async (tx) => {
      if (await findOpenLink(tx, { employerId: employer.id })) fail('has_worker')
      const workerId =
        (await formerWorker(tx, employer.id, username, form.isSubscribingAgain)) ?? (await addWorker(tx, worker))
      await refreshWorker(tx, { id: workerId, passwordHash, language: form.language_code })
      await linkWorker(tx, { employerId: employer.id, workerId, at })
      await audit(tx, { at, userId: employer.id, action: 'worker_created', detail: { worker_id: workerId } })
      return workerId
    })
    return { id, username, password, login_url: loginAddress(config.origin, username) }
  } catch (error) {
    if (isUniqueViolation(error, 'users_username')) fail('username_taken', { field: 'workpermit' })
    if (isUniqueViolation(error, 'worker_links_employer')) fail('has_worker')
    throw error
  }
}

async function formerWorker(db: Db, employerId: number, username: string, again = false): Promise<number | null> {
  const found = await findWorker(db, username)
  if (!found) return null
  const isFree = !(await findOpenLink(db, { workerId: found.id }))
  const last = await findLastLink(db, employerId)
  return again && isFree && last?.worker_id === found.id ? found.id : fail('username_taken', { field: 'workpermit' })
}
