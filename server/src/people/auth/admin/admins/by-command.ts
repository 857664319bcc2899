import { normalEmail } from '@kasama/contract/people/auth/auth.rules'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { checkNewPassword } from '#platform/passwords/password-rules'
import { hashToken, newToken } from '#platform/passwords/secrets'
import { findByEmail } from '../../auth.queries'
import { endResetLinks } from '../../reset/end-reset-links'
import { addResetToken, setPassword } from '../../reset/reset.queries'
import { endAccess } from '../../session/end-access'
import { removeFactors } from '../factors.queries'
import { addAdmin, findOrg } from './admins.queries'

/** The reason why a command about admins did nothing. */
export class AdminCommandError extends Error {}

type CommandDeps = Pick<Deps, 'db' | 'now' | 'passwords'> & { origin: string }
type AdminInput = { email: string; org: string | null; password: string | null }

/** Returns the account of that address at that desk; undefined if there is none yet. */
async function findAtDesk(tx: Db, email: string, orgId: number | null) {
  const account = await findByEmail(tx, email)
  if (account && account.role !== 'A') throw new AdminCommandError(`${email} is an employer's account.`)
  if (account && account.org_id !== orgId) throw new AdminCommandError(`${email} is an admin of another desk.`)
  return account
}

async function orgOf(tx: Db, shortUrl: string | null): Promise<number | null> {
  if (shortUrl === null) return null
  const org = await findOrg(tx, { short_url: shortUrl })
  if (!org) throw new AdminCommandError(`There is no organisation ${shortUrl}.`)
  return org.id
}

/** Makes an admin, or gives an existing one a new password; without a password, returns the link to choose one. */
export async function createAdmin({ db, now, passwords, origin }: CommandDeps, input: AdminInput) {
  const { password } = input
  const email = normalEmail(input.email)
  if (password !== null) checkNewPassword(password, 'password')
  const passwordHash = password === null ? null : await passwords.hash(password)
  const at = now()
  return db.transaction().execute(async (tx) => {
    const orgId = await orgOf(tx, input.org)
    const account = await findAtDesk(tx, email, orgId)
    const id = account?.id ?? (await addAdmin(tx, { email, fullname: '', orgId, passwordHash, at }))
    if (account) {
      if (passwordHash !== null) await setPassword(tx, { id, passwordHash, at })
      // A link that was mailed before is void, as after every new password.
      await endResetLinks(tx, id)
      await endAccess(tx, id, at)
    }
    const about = { kind: 'admin', id, orgId } as const
    await audit(tx, { at, userId: null, action: 'admin_created', about, detail: { by: 'command' } })
    if (password !== null) return { isNew: !account, link: null }
    const token = newToken()
    await addResetToken(tx, { hash: hashToken(token), userId: id, at })
    return { isNew: !account, link: `${origin}/reset/${token}?desk` }
  })
}

/** Removes every factor of an admin who lost them all, and ends the session: the next login sets up new ones. */
export async function recoverAdmin({ db, now }: Pick<Deps, 'db' | 'now'>, email: string): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const admin = await findByEmail(tx, normalEmail(email))
    if (admin?.role !== 'A') throw new AdminCommandError(`There is no admin ${email}.`)
    const changes = await removeFactors(tx, admin.id)
    await endAccess(tx, admin.id, at)
    const about = { kind: 'admin', id: admin.id, orgId: admin.org_id } as const
    await audit(tx, { at, userId: null, action: 'factors_removed', about, ...changes, detail: { by: 'command' } })
  })
}
