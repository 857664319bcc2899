type PlainValue = string | number | boolean | null

/** Flattens nested objects to one value per path, such as `tagline.eng`. An array counts as one value. */
function flat(value: object, prefix = ''): Record<string, PlainValue> {
  const lines = Object.entries(value).flatMap(([name, inner]) => {
    if (Array.isArray(inner)) return [[`${prefix}${name}`, inner.join(', ')] as const]
    return typeof inner === 'object' && inner !== null
      ? Object.entries(flat(inner as object, `${prefix}${name}.`))
      : [[`${prefix}${name}`, inner as PlainValue] as const]
  })
  return Object.fromEntries(lines)
}

/** The changed fields before and after, as the audit trail stores them; null if nothing changed. */
export function changesOf(
  before: object,
  after: object,
): { before: Record<string, PlainValue>; after: Record<string, PlainValue> } | null {
  const valuesBefore = flat(before)
  const valuesAfter = flat(after)
  const changed = [...new Set([...Object.keys(valuesBefore), ...Object.keys(valuesAfter)])].filter(
    (name) => valuesAfter[name] !== valuesBefore[name],
  )
  const changedValues = (all: Record<string, PlainValue>) =>
    Object.fromEntries(changed.map((name) => [name, all[name] ?? null]))
  return changed.length > 0 ? { before: changedValues(valuesBefore), after: changedValues(valuesAfter) } : null
}
