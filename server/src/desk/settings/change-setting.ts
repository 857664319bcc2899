import { audit } from '#platform/audit/audit'
import { changesOf } from '#platform/audit/audit-changes'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { lockSetting, type SettingKey, storeSetting } from '#platform/settings/settings.queries'
import { versionOf } from '#platform/version'

type SettingChange<Value extends object> = {
  key: SettingKey
  /** Completes a setting from its changed fields. */
  complete: (changed: Partial<Value>) => Value
  /** Version of the setting that the form was opened with. */
  version: string
  after: Value
}

/**
 * Stores a setting; refused if somebody changed it since the form was opened. The audit trail gets the changed fields.
 * An unchanged setting is not written.
 */
export async function changeSetting<Value extends object>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Pick<User, 'id'>,
  { key, complete, version, after }: SettingChange<Value>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const previous = complete(await lockSetting<Value>(tx, key))
    if (versionOf(previous) !== version) fail('changed_meanwhile')
    const changes = changesOf(previous, after)
    if (!changes) return
    await storeSetting(tx, key, after)
    const about = { kind: 'setting', id: key, orgId: null } as const
    await audit(tx, { at: now(), userId: admin.id, action: 'setting_changed', about, ...changes })
  })
}
