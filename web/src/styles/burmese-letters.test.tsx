import { expect, test } from 'vitest'
import { loadTexts } from '#shared/i18n/language.ts'
import { show } from '#test/show.tsx'

test('signs above and below Burmese letters have their room', async () => {
  const screen = await show(
    <div lang="my">
      <p>လက်ကို ဆပ်ပြာနဲ့ ဆေးပါ။</p>
    </div>,
  )
  const { lineHeight, fontSize } = getComputedStyle(screen.getByRole('paragraph').element())
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(1.55)
})

test('Burmese texts come once their letters are there, in both weights', async () => {
  await loadTexts('start', 'mya')
  for (const weight of [400, 700]) expect(document.fonts.check(`${weight} 1em "Noto Sans Myanmar"`, 'က')).toBe(true)
  const faces = [...document.fonts].filter(({ family }) => family.includes('Myanmar'))
  expect(faces.map(({ weight, status }) => `${weight} ${status}`).sort()).toEqual(['700 loaded', 'normal loaded'])
})
