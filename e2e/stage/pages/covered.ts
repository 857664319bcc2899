import type { Page } from '@playwright/test'

/** Controls covered by a floating button at the top of the page, or by its position at the end. */
export async function coveredIn(page: Page): Promise<string[]> {
  const atBeginning = await page.evaluate(coveredNow, false)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const atEnd = await page.evaluate(coveredNow, true)
  await page.evaluate(() => window.scrollTo(0, 0))
  return [...atBeginning, ...atEnd]
}

/** Runs in the page. The end leaves room even for a hidden button; elsewhere a large card may be partly covered. */
function coveredNow(isEnd: boolean): string[] {
  const controls = 'a, button, input, select, textarea, label, summary, [role=slider], [role=switch], td, th, dd, dt'
  const parts = [0.1, 0.5, 0.9]
  const mostCovered = isEnd ? 0 : 0.1
  return [...document.querySelectorAll('[data-floating] :is(a, button)')].flatMap((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    if (width === 0 || !(isEnd || one.checkVisibility({ visibilityProperty: true }))) return []
    const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const))
    const below = points
      .flatMap(([x, y]) => document.elementsFromPoint(x, y))
      .flatMap((part) => {
        const control = part.closest(controls)
        // One that only groups its parts for a grid has no box of its own.
        return control && control.getClientRects().length === 0 ? part : (control ?? [])
      })
    const control = below.find((it) => {
      if (it.closest('[data-floating], dialog, [popover]')) return false
      const box = it.getBoundingClientRect()
      const [x, y] = [
        Math.min(right, box.right) - Math.max(left, box.left),
        Math.min(bottom, box.bottom) - Math.max(top, box.top),
      ]
      return x * y > mostCovered * box.width * box.height
    })
    return control ? [control.ariaLabel ?? control.textContent ?? control.tagName] : []
  })
}
