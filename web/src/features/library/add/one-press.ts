const momentMs = 400

/** One press on a card at a time: a double click is one, also where the answer comes between its two clicks. */
export function onePress() {
  const busy = new Set<number>()
  return {
    /** False while the press before is being dealt with, and for a moment after. */
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
