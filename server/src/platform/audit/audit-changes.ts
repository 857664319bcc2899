type Plain = string | number | boolean | null

/** Flattens nested objects to one value a path: tagline.eng. An array counts as one value. */
function flat(value: object, above = ''): Record<string, Plain> {
  const lines = Object.entries(value).flatMap(([name, inner]) => {
    if (Array.isArray(inner)) return [[`${above}${name}`, inner.join(', ')] as const]
    return typeof inner === 'object' && inner !== null
      ? Object.entries(flat(inner as object, `${above}${name}.`))
      : [[`${above}${name}`, inner as Plain] as const]
  })
  return Object.fromEntries(lines)
}

/** The changed fields before and after, as the audit trail stores them; null if nothing changed. */
export function changesOf(
  before: object,
  after: object,
): { before: Record<string, Plain>; after: Record<string, Plain> } | null {
  const was = flat(before)
  const is = flat(after)
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => is[name] !== was[name])
  const only = (all: Record<string, Plain>) => Object.fromEntries(changed.map((name) => [name, all[name] ?? null]))
  return changed.length > 0 ? { before: only(was), after: only(is) } : null
}
