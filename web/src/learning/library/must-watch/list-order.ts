/** The list with one item moved to another place; a place outside the list changes nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const part = list[from]
  if (part === undefined || to < 0 || to >= list.length) return [...list]
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, part)
}

/** Formats a number as '2nd'. */
export function ordinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(count % 10) - 1]
  return `${count}${ending ?? 'th'}`
}
