/** Pixels of the child before it that stay visible. */
const peekPx = 72

/**
 * Scrolls a row horizontally to a child that its edge hides or cuts; the page itself does not scroll. An
 * IntersectionObserver reports positions without forcing a layout. Returns a function that cancels it.
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
