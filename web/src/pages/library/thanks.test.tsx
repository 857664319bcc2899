import { singaporeDay } from '@kasama/contract/calendar.rules'
import { expect, test } from 'vitest'
import { noLine } from '#test/answers.ts'
import { openedLibrary } from '#test/lessons/opened-library.tsx'
import { employerOf } from '#test/samples.ts'

const card = { id: 7, day: singaporeDay(new Date()), words: 'Masaya kami na kasama ka namin.' }

test('a thank you stands above her lessons until she closes it, also without a connection', async () => {
  const { screen, calls, button } = await openedLibrary(
    { 'GET /thanks': { card, latest: [card] }, 'POST /thanks/:id/seen': noLine },
    { language: 'phi' },
  )
  const thanks = screen.getByRole('region', { name: card.words })
  await expect.element(thanks).toHaveTextContent('Mula sa employer mo')
  await expect.element(thanks).toHaveTextContent('Ngayong araw')
  await button('Isara').click()
  await expect.element(thanks).not.toBeInTheDocument()
  expect(calls.requests('POST /thanks/:id/seen').map(({ params }) => params)).toEqual([{ id: 7 }])
})

test('employers have no card', async () => {
  const { calls, cards } = await openedLibrary({}, { reader: employerOf() })
  await expect.element(cards.first()).toBeVisible()
  expect(calls.requests('GET /thanks')).toEqual([])
})
