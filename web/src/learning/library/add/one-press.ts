const momentMs = 400

/** Allows one press on a card at a time: a double click counts once, even if the response comes between its clicks. */
export function onePress() {
  const busy = new Set<number>()
  return {
    /** False while the press before is being handled, and for a moment after. */
    take(id: number): boolean {
      const isFree = !busy.has(id)
      busy.add(id)
      return isFree
    },
    settled(id: number) {
      setTimeout(() => busy.delete(id), momentMs)
    },
  }
}
