import type { Page } from '@playwright/test'

/** Controls covered by a floating button at the top of the page, or by its position at the end. */
export async function coveredControls(page: Page): Promise<string[]> {
  const atBeginning = await page.evaluate(findCovered, false)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const atEnd = await page.evaluate(findCovered, true)
  await page.evaluate(() => window.scrollTo(0, 0))
  return [...atBeginning, ...atEnd]
}

/** Runs in the page. The end leaves room even for a hidden button; elsewhere a large card may be partly covered. */
function findCovered(isEnd: boolean): string[] {
  const controls = 'a, button, input, select, textarea, label, summary, [role=slider], [role=switch], td, th, dd, dt'
  const parts = [0.1, 0.5, 0.9]
  const maxCovered = isEnd ? 0 : 0.1
  return [...document.querySelectorAll('[data-floating] :is(a, button)')].flatMap((button) => {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect()
    if (width === 0 || !(isEnd || button.checkVisibility({ visibilityProperty: true }))) return []
    const samplePoints = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const))
    const candidates = samplePoints
      .flatMap(([x, y]) => document.elementsFromPoint(x, y))
      .flatMap((part) => {
        const control = part.closest(controls)
        // One that only groups its parts for a grid has no box of its own.
        return control && control.getClientRects().length === 0 ? part : (control ?? [])
      })
    const covered = candidates.find((element) => {
      if (element.closest('[data-floating], dialog, [popover]')) return false
      const box = element.getBoundingClientRect()
      const [x, y] = [
        Math.min(right, box.right) - Math.max(left, box.left),
        Math.min(bottom, box.bottom) - Math.max(top, box.top),
      ]
      return x * y > maxCovered * box.width * box.height
    })
    return covered ? [covered.ariaLabel ?? covered.textContent ?? covered.tagName] : []
  })
}
