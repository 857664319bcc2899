type PlainValue = string | number | boolean | null

/** Flattens nested objects to one value a path: tagline.eng. An array counts as one value. */
function flat(value: object, above = ''): Record<string, PlainValue> {
  const lines = Object.entries(value).flatMap(([name, inner]) => {
    if (Array.isArray(inner)) return [[`${above}${name}`, inner.join(', ')] as const]
    return typeof inner === 'object' && inner !== null
      ? Object.entries(flat(inner as object, `${above}${name}.`))
      : [[`${above}${name}`, inner as PlainValue] as const]
  })
  return Object.fromEntries(lines)
}

/** The changed fields before and after, as the audit trail stores them; null if nothing changed. */
export function changesOf(
  before: object,
  after: object,
): { before: Record<string, PlainValue>; after: Record<string, PlainValue> } | null {
  const valuesBefore = flat(before)
  const is = flat(after)
  const changed = [...new Set([...Object.keys(valuesBefore), ...Object.keys(is)])].filter(
    (name) => is[name] !== valuesBefore[name],
  )
  const only = (all: Record<string, PlainValue>) => Object.fromEntries(changed.map((name) => [name, all[name] ?? null]))
  return changed.length > 0 ? { before: only(valuesBefore), after: only(is) } : null
}
