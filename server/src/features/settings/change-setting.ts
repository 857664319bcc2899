import type { Deps } from '../../deps'
import { audit } from '../../platform/audit'
import { changesOf } from '../../platform/audit-changes'
import type { User } from '../../platform/http/access'
import { keepSetting, type SettingKey } from '../../platform/settings/settings.queries'

type Change<Value extends object> = { key: SettingKey; before: Value; after: Value }

/** Keeps a setting; the audit trail says what of it was changed. What changes nothing is not written. */
export async function changeSetting<Value extends object>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Pick<User, 'id'>,
  { key, before, after }: Change<Value>,
): Promise<void> {
  const changes = changesOf(before, after)
  if (!changes) return
  await db.transaction().execute(async (tx) => {
    await keepSetting(tx, key, after)
    const about = { kind: 'setting', id: key, orgId: null } as const
    await audit(tx, { at: now(), userId: admin.id, action: 'setting_changed', about, ...changes })
  })
}
