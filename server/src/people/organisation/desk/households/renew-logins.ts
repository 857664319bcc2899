import { givePassword } from '#people/auth/password/give-password'
import { employerOf } from '#people/household/links'
import { confirmWorkerChange } from '#people/worker/confirm-worker-change'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { workersOf } from './households.queries'
import { makePasswords } from './make-passwords'

/** Makes new passwords for workers of the organisation, all of them or none; only this response contains them. */
export async function renewLogins(deps: Deps, admin: User, { orgId, ids }: { orgId: number; ids: number[] }) {
  const { db, now, jobs } = deps
  const at = now()
  const selection = { orgId, ids }
  const allOf = <T>(workers: T[]) => (workers.length === ids.length ? workers : fail('not_found'))
  // Hashing passwords is slow: the workers are checked before it, and again within the transaction.
  allOf(await workersOf(db, selection).execute())
  const passwords = await makePasswords(deps, ids.length)
  return db.transaction().execute(async (tx) => {
    const workers = allOf(await workersOf(tx, selection).forNoKeyUpdate().execute())
    const logins = []
    for (const [index, { id, username, fullname, language_code }] of workers.entries()) {
      const { password, passwordHash } = passwords[index] ?? fail('not_found')
      await givePassword(tx, { id, passwordHash, at })
      const about = { kind: 'account' as const, id, orgId }
      await audit(tx, { at, userId: admin.id, action: 'password_renewed', about })
      const employer = await employerOf(tx, id)
      const change = { worker: { username, fullname }, at }
      if (employer) await confirmWorkerChange(tx, jobs, 'agency_password', { ...change, employerId: employer.id })
      logins.push({ id, name: fullname, user_id: username ?? '', password, language_code })
    }
    return { logins }
  })
}
