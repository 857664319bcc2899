import type { Deps } from '../../deps'
import { audit } from '../../platform/audit'
import type { User } from '../../platform/http/access'
import { keepSetting, type SettingKey } from '../../platform/settings/settings.queries'

type Plain = string | number | boolean | null
type Change<Value extends object> = { key: SettingKey; before: Value; after: Value }

/** What a setting says, one value a name: tagline.eng. */
function flat(value: object, above = ''): Record<string, Plain> {
  const lines = Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null
      ? Object.entries(flat(inner as object, `${above}${name}.`))
      : [[`${above}${name}`, inner as Plain] as const],
  )
  return Object.fromEntries(lines)
}

/** Keeps a setting; the audit trail says what of it was changed. What changes nothing is not written. */
export async function changeSetting<Value extends object>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Pick<User, 'id'>,
  { key, before, after }: Change<Value>,
): Promise<void> {
  const was = flat(before)
  const is = flat(after)
  const changed = Object.keys(is).filter((name) => is[name] !== was[name])
  if (changed.length === 0) return
  const only = (all: Record<string, Plain>) => Object.fromEntries(changed.map((name) => [name, all[name] ?? null]))
  await db.transaction().execute(async (tx) => {
    await keepSetting(tx, key, after)
    const about = { kind: 'setting', id: key, orgId: null } as const
    await audit(tx, {
      at: now(),
      userId: admin.id,
      action: 'setting_changed',
      about,
      before: only(was),
      after: only(is),
    })
  })
}
