import type { Language } from '@kasama/contract/language'
import { isCurrent } from '@kasama/contract/money/billing.rules'
import { isUserId } from '@kasama/contract/people/worker.rules'
import { makeFirstLogin } from '#people/auth/first-login/first-login'
import { givePassword } from '#people/auth/password/give-password'
import { linkWorker } from '#people/household/links'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { checkNewPassword } from '#platform/passwords/password-rules'
import { confirmWorkerChange } from './confirm-worker-change'
import { loginCard } from './login-card'
import { readablePassword } from './password/readable-password'
import {
  addWorker,
  findFormerWorker,
  findOpenLink,
  findSubscription,
  findWorker,
  lockEmployer,
  setLanguage,
  setName,
} from './worker.queries'

type NewWorker = {
  workpermit: string
  fullname?: string
  language_code: Language
  isSubscribingAgain?: boolean
  password?: string
}

/**
 * Creates and links the employer's worker; returns the password for the login card. With `isSubscribingAgain` the
 * employer's last worker is linked again, unless she is linked to somebody; any other User ID in use is refused.
 */
export async function createWorker({ db, now, config, passwords, jobs }: Deps, employer: User, form: NewWorker) {
  const username = form.workpermit.trim()
  if (!isUserId(username)) fail('user_id_invalid', { field: 'workpermit' })
  if (form.password !== undefined) checkNewPassword(form.password)
  const at = now()
  if (!isCurrent(await findSubscription(db, employer.id), at)) fail('subscription_needed')
  const { password = readablePassword(), isSubscribingAgain: isReturning = false } = form
  const passwordHash = await passwords.hash(password)
  const { language_code: language, fullname = '' } = form
  const worker = { username, fullname: fullname.trim(), passwordHash, language, orgId: employer.orgId, at }
  try {
    const created = await db.transaction().execute(async (tx) => {
      // The employer before her worker, as at the desk.
      await lockEmployer(tx, employer.id)
      if (await findOpenLink(tx, { employerId: employer.id })) fail('has_worker')
      const isNew = !(await findWorker(tx, username))
      const { id: workerId, fullname: name } = isNew
        ? { id: await addWorker(tx, worker), fullname: worker.fullname }
        : await takeBack(tx, employer.id, { ...worker, isReturning })
      await linkWorker(tx, { employerId: employer.id, workerId, at })
      await audit(tx, { at, userId: employer.id, action: 'worker_created', detail: { worker_id: workerId } })
      await confirmWorkerChange(tx, jobs, 'made', { employerId: employer.id, worker: { username, fullname: name }, at })
      return { id: workerId, fullname: name, firstLogin: await makeFirstLogin(tx, workerId, at) }
    })
    return loginCard(config.origin, { ...created, username, password, language })
  } catch (error) {
    if (isUniqueViolation(error, 'users_username')) fail('username_taken', { field: 'workpermit' })
    throw error
  }
}

type WorkerInput = {
  username: string
  fullname: string
  passwordHash: string
  language: Language
  at: Date
  isReturning: boolean
}

/**
 * Gives the employer's former worker a new password, which ends her sessions; changes her name only if one was typed.
 */
async function takeBack(db: Db, employerId: number, { isReturning, ...input }: WorkerInput) {
  const former = isReturning ? await findFormerWorker(db, employerId) : null
  if (former?.username.toLowerCase() !== input.username.toLowerCase()) {
    return fail('username_taken', { field: 'workpermit' })
  }
  await givePassword(db, { id: former.id, passwordHash: input.passwordHash, at: input.at })
  await setLanguage(db, former.id, input.language)
  if (input.fullname !== '') await setName(db, former.id, input.fullname)
  return { id: former.id, fullname: input.fullname || former.fullname }
}
