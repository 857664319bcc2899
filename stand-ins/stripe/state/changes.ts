const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEqual = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)

/** The earlier values of changed fields, which events send as `previous_attributes`. */
export function changesFrom(before: object, after: object): Record<string, unknown> {
  const [old, current] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const earlier: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(old), ...Object.keys(current)])) {
    if (isEqual(old[key], current[key])) continue
    const [oldValue, newValue] = [old[key], current[key]]
    earlier[key] = isObject(oldValue) && isObject(newValue) ? changesFrom(oldValue, newValue) : (oldValue ?? null)
  }
  return earlier
}
