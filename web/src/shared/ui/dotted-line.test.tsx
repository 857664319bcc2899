import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { DottedLine } from './dotted-line'

test.each([
  ['phi', 'Boses at subtitle · Boses ng computer · 3 Enero 2026'],
  ['mya', 'ပြောတဲ့ ဘာသာစကားနဲ့ စာတန်းထိုး · ကွန်ပျူတာ အသံ · 3 ဇန်နဝါရီ 2026'],
] as const)('on no width does a dot begin or end a line: %s', async (language, text) => {
  const screen = await show(
    <div data-testid="place">
      <DottedLine parts={text} />
    </div>,
    { language },
  )
  const place = screen.getByTestId('place').element() as HTMLElement
  expect(place.textContent).toBe(text)
  const parts = [...(place.firstElementChild?.children ?? [])]
  const seen = new Set<string>()
  for (let width = 60; width <= 520; width += 20) {
    place.style.width = `${width}px`
    const edge = place.getBoundingClientRect().left
    const lines = parts.map((part) => part.getBoundingClientRect().top)
    const dots = parts.map((part) => [...part.children].find(({ textContent }) => textContent === ' · '))
    // A dot before the line's beginning is clipped.
    const shown = dots.map((dot) => dot !== undefined && dot.getBoundingClientRect().left >= edge)
    expect(shown, `${width} px`).toEqual(lines.map((top, at) => top === lines[at - 1]))
    seen.add(shown.join())
  }
  expect(seen.size).toBeGreaterThan(2)
})
