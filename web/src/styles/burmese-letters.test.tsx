import { expect, test } from 'vitest'
import { loadTexts } from '#shared/i18n/language.ts'
import { show } from '#test/show.tsx'

test.afterEach(() => document.documentElement.removeAttribute('lang'))

test('signs above and below Burmese letters have their room, on a page and in a part of one', async () => {
  const ratioOf = (element: Element) => {
    const { lineHeight, fontSize } = getComputedStyle(element)
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  }
  const text = 'လက်ကို ဆပ်ပြာနဲ့ ဆေးပါ။'
  for (const [page, part] of [
    ['my', undefined],
    ['en', 'my'],
  ] as const) {
    document.documentElement.lang = page
    const screen = await show(
      <div lang={part}>
        <h2>{text}</h2>
        <p>{text}</p>
      </div>,
    )
    expect(ratioOf(screen.getByRole('paragraph').element())).toBeCloseTo(1.85)
    expect(ratioOf(screen.getByRole('heading').element())).toBeCloseTo(1.6)
    await screen.unmount()
  }
})

test('Burmese texts come once their letters are there, in both weights', async () => {
  await loadTexts('start', 'mya')
  for (const weight of [400, 700]) expect(document.fonts.check(`${weight} 1em "Noto Sans Myanmar"`, 'က')).toBe(true)
  const faces = [...document.fonts].filter(({ family }) => family.includes('Myanmar'))
  expect(faces.map(({ weight, status }) => `${weight} ${status}`).sort()).toEqual(['700 loaded', 'normal loaded'])
})
