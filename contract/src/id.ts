const largestId = 2_147_483_647

/**
 * Parses an id in a path or a list: decimal digits in their shortest form. Null for
 * anything else ("10 ", "1e1", "0xa", "+10", "010", "13.0"), and for a number that is no positive PostgreSQL integer.
 */
export function parseId(text: string): number | null {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= largestId ? value : null
}

/** Parses a comma-separated list of ids, without duplicates; null if one of them is no id. */
export function parseIdList(joined: string): number[] | null {
  const ids = joined === '' ? [] : joined.split(',').map(parseId)
  return ids.includes(null) ? null : [...new Set(ids as number[])]
}
