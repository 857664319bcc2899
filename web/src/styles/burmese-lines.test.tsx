import { expect, test } from 'vitest'
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
