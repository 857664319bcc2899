/**
 * Puts a pack's own list into the order of everybody's: as one block, where its first known member stands, or at the
 * end. Packs thus keep out of each other's order, and a second load finds its block in place.
 */
export function placeBlock<Key>(existing: Key[], own: Key[]): Key[] {
  const isOwn = new Set(own)
  const first = existing.findIndex((key) => isOwn.has(key))
  const others = existing.filter((key) => !isOwn.has(key))
  return others.toSpliced(first < 0 ? others.length : first, 0, ...own)
}
