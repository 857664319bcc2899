/** Returns the list with one item moved to another index; an index outside the list changes nothing. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/** Formats a number as '2nd'. */
export function ordinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(count % 10) - 1]
  return `${count}${ending ?? 'th'}`
}
