const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The earlier values of changed fields, which events send as `previous_attributes`. */
export function changesFrom(before: object, after: object): Record<string, unknown> {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const changed: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (alike(old[key], now[key])) continue
    const [was, is] = [old[key], now[key]]
    changed[key] = isObject(was) && isObject(is) ? changesFrom(was, is) : (was ?? null)
  }
  return changed
}
