/** How much of what stands before it still shows. */
const peekPx = 72

/**
 * Scrolls a row sideways to one of its children, where the row's edge hides or cuts it; the page itself stays. Their
 * places are told by the browser once it has laid them out; to ask for them would have it do so at once. Answers how to
 * call it off.
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
