import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { DottedLine } from './dotted-line'

test.each([
  ['phi', 'Boses at subtitle · Boses ng computer · 3 Enero 2026'],
  ['mya', 'ပြောတဲ့ ဘာသာစကားနဲ့ စာတန်းထိုး · ကွန်ပျူတာ အသံ · 3 ဇန်နဝါရီ 2026'],
] as const)('shows no dot at the beginning or end of a line at any width: %s', async (language, text) => {
  const screen = await show(
    <div data-testid="place">
      <DottedLine parts={text} />
    </div>,
    { language },
  )
  const container = screen.getByTestId('place').element() as HTMLElement
  expect(container.textContent).toBe(text)
  const parts = [...(container.firstElementChild?.children ?? [])]
  const layouts = new Set<string>()
  for (let width = 60; width <= 520; width += 20) {
    container.style.width = `${width}px`
    const edge = container.getBoundingClientRect().left
    const lines = parts.map((part) => part.getBoundingClientRect().top)
    const dots = parts.map((part) => [...part.children].find(({ textContent }) => textContent === ' · '))
    // A dot before the line's beginning is clipped.
    const visibleDots = dots.map((dot) => dot !== undefined && dot.getBoundingClientRect().left >= edge)
    expect(visibleDots, `${width} px`).toEqual(lines.map((top, index) => top === lines[index - 1]))
    layouts.add(visibleDots.join())
  }
  expect(layouts.size).toBeGreaterThan(2)
})
