import { expect, test } from '@playwright/test'
import { call, idOf } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { person } from '../stage/pages/journey'
import { card, cards } from '../stage/pages/library-parts'
import { household, logInEmployer } from '../stage/people/household'

const mrt = lesson('singapore-mrt', 'eng')

test('an employer adds a related video from the page of another, and removes it', async ({ browser }) => {
  const home = await household('cardrelated', { topics: '20' })
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  const id = await idOf(page, mrt.title)
  await page.goto(`/video/${id}`)
  const related = cards(page).first()
  const title = (await related.getByRole('heading').innerText()).replace(/\.\.\.$/, '')
  await related.getByRole('button', { name: /Add topic/ }).click()
  await expect(related.getByRole('button', { name: /^Added/ })).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  const me = await call<{ id: number }>(page, '/users/me')
  const topicsOf = () => call<{ topic_id: number }[]>(page, `/users/${me.id}/topics`)
  await expect.poll(async () => (await topicsOf()).map((row) => row.topic_id).sort()).toEqual([16, 20])
  await page.goto('/library')
  const libraryCard = card(page, title)
  await expect(libraryCard.getByRole('button', { name: /^Added/ })).toBeVisible()
  await page.goto(`/video/${id}`)
  await card(page, title)
    .getByRole('button', { name: /^Added/ })
    .click()
  await expect(card(page, title).getByRole('button', { name: /Add topic/ })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Kasama' }).click()
  await expect(libraryCard.getByRole('button', { name: /Add topic/ })).toBeVisible()
  await close()
})
