/** How much of the child before it stays visible, in pixels. */
const peekPx = 72

/**
 * Scrolls a row sideways to one of its children where the row's edge hides or cuts it; the page itself stays. An
 * IntersectionObserver reports the positions after the layout; measuring would force a layout. Returns a function that
 * cancels this.
 */
export function bringIntoView(row: HTMLElement | null, place: number): (() => void) | undefined {
  const child = row?.children[place]
  if (!row || !child) return
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect()
      if (!seen?.rootBounds) return
      const [edge, own] = [seen.rootBounds, seen.boundingClientRect]
      if (own.left < edge.left || own.right > edge.right) row.scrollBy({ left: own.left - edge.left - peekPx })
    },
    { root: row },
  )
  observer.observe(child)
  return () => observer.disconnect()
}
