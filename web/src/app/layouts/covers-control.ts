const controls = 'a, button, input, select, textarea, label, summary, [role=slider], [role=switch]'
/**
 * Elements of figures, dates, terms and their labels, as in progress, in receipts and beside a button that costs money.
 */
const values = 'td, th, dd, dt'
const parts = [0.1, 0.5, 0.9]

/** The largest share of a control that may be covered, so that only a large card may reach under a button. */
const mostCovered = 0.1
/** The largest share of the button that a control may lie under, unless it is a card, more than two buttons high. */
const mostOfButton = 0.15

/** Whether a floating button covers a value, or so much of a control that somebody may press the wrong one. */
export function coversControl(button: Element): boolean {
  const { left, top, right, bottom, width, height } = button.getBoundingClientRect()
  const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const))
  const below = points.flatMap(([x, y]) => document.elementsFromPoint(x, y))
  return below.some((element) => {
    const control = element.closest(`${controls}, ${values}`)
    if (!control || control.closest('[data-floating]')) return false
    // An element that only groups its parts for a grid has no box of its own.
    const box = (control.getClientRects().length > 0 ? control : element).getBoundingClientRect()
    const overlap =
      (Math.min(right, box.right) - Math.max(left, box.left)) * (Math.min(bottom, box.bottom) - Math.max(top, box.top))
    const isCard = box.height > 2 * height
    return overlap > mostCovered * box.width * box.height || (!isCard && overlap > mostOfButton * width * height)
  })
}
