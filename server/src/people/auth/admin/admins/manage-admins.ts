import { normalEmail } from '@kasama/contract/people/auth/auth.rules'
import { audit, type SubjectEntry } from '#platform/audit/audit'
import type { AuditAction } from '#platform/audit/audit-action'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { endResetLinks } from '../../reset/end-reset-links'
import { endAccess } from '../../session/end-access'
import { removeFactors } from '../factors.queries'
import { type AdminLink, adminLinkJob } from './admin-link.job'
import { addAdmin, findOrg, lockAdmins, removeAdmin } from './admins.queries'

type Invitation = { email: string; fullname: string; org_id: number | null }

/** Adds an admin without a password and queues the mail with the link to choose one: both, or neither. */
export async function inviteAdmin(deps: Deps, by: User, { email, fullname, org_id: orgId }: Invitation) {
  const { db, jobs, now } = deps
  const at = now()
  if (orgId !== null && !(await findOrg(db, { id: orgId }))) fail('not_found')
  const id = await db.transaction().execute(async (tx) => {
    const admin = { email: normalEmail(email), fullname: fullname.trim(), orgId, passwordHash: null, at }
    const adminId = await addAdmin(tx, admin).catch((error) =>
      isUniqueViolation(error, 'users_email') ? fail('email_taken', { field: 'email' }) : Promise.reject(error),
    )
    const about = { kind: 'admin', id: adminId, orgId } as const
    await audit(tx, { at, userId: by.id, action: 'admin_invited', about, after: { org_id: orgId } })
    await jobs.enqueue<AdminLink>(tx, adminLinkJob, { id: adminId })
    return adminId
  })
  return { id }
}

type AdminChange = { by: User; id: number; action: AuditAction; allowsSelf?: boolean }
/** Returns the admin's values before and after, as the audit trail stores them. */
type AdminWork = (tx: Db, at: Date, orgId: number | null) => Promise<Omit<SubjectEntry, 'about'>>

/**
 * Changes an admin under a lock; their own account only if `allowsSelf` is set. If two admins remove each other one
 * stays: the desk is never without an admin.
 */
async function change(deps: Deps, { by, id, action, allowsSelf = false }: AdminChange, work: AdminWork) {
  if (id === by.id && !allowsSelf) fail('own_account')
  const at = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockAdmins(tx, [id, by.id])
    if (!locked.some((admin) => admin.id === by.id)) fail('session_ended')
    const { org_id: orgId } = locked.find((admin) => admin.id === id) ?? fail('not_found')
    const states = await work(tx, at, orgId)
    await audit(tx, { at, userId: by.id, action, about: { kind: 'admin', id, orgId }, ...states })
  })
}

export const sendAdminLink = (deps: Deps, by: User, id: number) =>
  change(deps, { by, id, action: 'admin_link_sent', allowsSelf: true }, async (tx) => {
    await deps.jobs.enqueue<AdminLink>(tx, adminLinkJob, { id })
    return {}
  })

export const resetFactors = (deps: Deps, by: User, id: number) =>
  change(deps, { by, id, action: 'factors_removed' }, async (tx, at) => {
    const states = await removeFactors(tx, id)
    await endAccess(tx, id, at)
    return states
  })

export const dismissAdmin = (deps: Deps, by: User, id: number) =>
  change(deps, { by, id, action: 'admin_removed' }, async (tx, at, orgId) => {
    await endResetLinks(tx, id)
    await endAccess(tx, id, at)
    await removeAdmin(tx, id)
    return { before: { org_id: orgId } }
  })
