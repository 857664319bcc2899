/**
 * Merges a pack's list into the library's order: as one block, at the place of its first known member, or at the end.
 * Packs thus don't interleave, and a second load finds its block in place.
 */
export function placeBlock<Key>(existing: Key[], block: Key[]): Key[] {
  const isOwn = new Set(block)
  const first = existing.findIndex((key) => isOwn.has(key))
  const others = existing.filter((key) => !isOwn.has(key))
  return others.toSpliced(first < 0 ? others.length : first, 0, ...block)
}
