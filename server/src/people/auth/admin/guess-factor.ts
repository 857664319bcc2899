import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { AppError } from '#platform/http/errors'
import { aboutHerself } from './about-herself'
import { type FactorLockedJobData, factorLockedJob } from './factor-locked.job'

/**
 * Tries a second factor; wrong tries count like wrong passwords. Too many come from somebody who knows the password, so
 * the admin is mailed, once for each lock.
 */
export async function guessFactor(deps: Deps, user: User, address: string, isHers: () => Promise<boolean>) {
  const account = `factor:${user.id}`
  try {
    return await deps.limits.guess({ account, address, isFactor: true }, isHers)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests' && error.retryAfterSeconds)
      await tellLocked(deps, user, { account, seconds: error.retryAfterSeconds })
    throw error
  }
}

type Lock = { account: string; seconds: number }

async function tellLocked({ db, now, jobs, limits }: Deps, user: User, { account, seconds }: Lock) {
  if (!(await limits.isFirstOfLock(account, seconds))) return
  const at = now()
  await db.transaction().execute(async (tx) => {
    await audit(tx, { at, userId: user.id, action: 'factor_locked', about: aboutHerself(user) })
    const minutes = Math.ceil(seconds / 60)
    await jobs.enqueue<FactorLockedJobData>(tx, factorLockedJob, { id: user.id, at: at.toISOString(), minutes })
  })
}
