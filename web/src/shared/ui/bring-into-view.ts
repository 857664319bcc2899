/** Pixels of the child before it that stay visible. */
const peekPx = 72

/**
 * Scrolls a row horizontally to a child that its edge hides or cuts; the page itself does not scroll. An
 * IntersectionObserver reports positions without forcing a layout. Returns a function that cancels it.
 */
export function bringIntoView(row: HTMLElement | null, index: number): (() => void) | undefined {
  const child = row?.children[index]
  if (!row || !child) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect()
      if (!entry?.rootBounds) return
      const [rowBox, childBox] = [entry.rootBounds, entry.boundingClientRect]
      if (childBox.left < rowBox.left || childBox.right > rowBox.right)
        row.scrollBy({ left: childBox.left - rowBox.left - peekPx })
    },
    { root: row },
  )
  observer.observe(child)
  return () => observer.disconnect()
}
