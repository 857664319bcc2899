import { audit } from '#platform/audit/audit'
import type { AuditAction } from '#platform/audit/audit-action'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { lockAccount } from '../auth.queries'
import { removePasskey } from '../passkeys/passkeys.queries'
import { aboutHerself } from './about-herself'
import { makeRecoveryCodes } from './codes'
import { countFactors, removeCodeApp } from './factors.queries'
import { isFactorRequired } from './may-come-in'

type Removal = { user: User; action: AuditAction; remove: (tx: Db) => Promise<boolean> }

/** The last factor stays: two removals at once take turns, and the second finds one left. */
async function removeFactor(deps: Deps, { user, action, remove }: Removal): Promise<void> {
  const at = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.id)
    if (!(await remove(tx))) fail('not_found')
    const { passkeys, has_codes } = await countFactors(tx, user.id)
    if (passkeys === 0 && !has_codes && isFactorRequired(deps.config)) fail('last_factor')
    await audit(tx, { at, userId: user.id, action, about: aboutHerself(user) })
  })
}

export const takePasskeyAway = (deps: Deps, user: User, id: number) =>
  removeFactor(deps, {
    user,
    action: 'passkey_removed',
    remove: async (tx) => (await removePasskey(tx, user.id, id)) !== undefined,
  })

export const takeCodesAway = (deps: Deps, user: User) =>
  removeFactor(deps, { user, action: 'codes_removed', remove: (tx) => removeCodeApp(tx, user.id) })

export function renewRecoveryCodes(deps: Deps, user: User): Promise<string[]> {
  const at = deps.now()
  return deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.id)
    await audit(tx, { at, userId: user.id, action: 'recovery_codes_made', about: aboutHerself(user) })
    return makeRecoveryCodes(tx, deps, user.id)
  })
}
