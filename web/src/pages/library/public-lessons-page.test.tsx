import { expect, test } from 'vitest'
import { showApp } from '#test/show-app.tsx'

test.each(['eng', 'mya'])('shows an empty state without public lessons: %s', async (language) => {
  const { screen } = await showApp(`/public?lang=${language}`, null, {
    'GET /feeds/public': { items: [], next_cursor: null },
    'GET /topics': [],
  })
  const none = { eng: 'No free lessons yet', mya: 'အခမဲ့ သင်ခန်းစာ မရှိသေးပါဘူး' }[language] ?? ''
  await expect.element(screen.getByRole('heading', { name: none })).toBeVisible()
  const headings = screen.getByRole('main').getByRole('heading').elements()
  expect(new Set(headings.map(({ textContent }) => textContent)).size).toBe(headings.length)
  expect(screen.getByRole('main').element().textContent).not.toMatch(/\d/)
  await expect.element(screen.getByText(/^Watch free lessons$|^အခမဲ့ သင်ခန်းစာ ကြည့်မယ်$/)).not.toBeInTheDocument()
})
