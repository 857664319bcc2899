import type { Page } from '@playwright/test'

/** Controls that lie below a floating button where the page begins, and where it ends. */
export async function coveredIn(page: Page): Promise<string[]> {
  const atBeginning = await page.evaluate(coveredNow)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const atEnd = await page.evaluate(coveredNow)
  await page.evaluate(() => window.scrollTo(0, 0))
  return [...atBeginning, ...atEnd]
}

/** Runs in the page. */
function coveredNow(): string[] {
  const controls = 'a, button, input, select, textarea, label, summary, [role=slider], [role=switch]'
  const parts = [0.1, 0.5, 0.9]
  const pointsOf = ({ left, top, width, height }: DOMRect) =>
    parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const))
  const controlBelow = (one: Element, [x, y]: readonly [number, number]) => {
    const all = document.elementsFromPoint(x, y)
    const below = all.slice(all.indexOf(one) + 1).map((element) => element.closest(controls))
    return all.includes(one) ? below.find((control) => control && control !== one) : undefined
  }
  return [...document.querySelectorAll('[data-floating] :is(a, button)')].flatMap((one) => {
    const control = pointsOf(one.getBoundingClientRect())
      .map((point) => controlBelow(one, point))
      .find(Boolean)
    return control ? [control.ariaLabel ?? control.textContent ?? control.tagName] : []
  })
}
