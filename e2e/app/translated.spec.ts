import { expect, type Page, test } from '@playwright/test'
import { firstScript, holdApp } from '../stage/browser/hold-app'
import { answerAll, idOf, newWorker } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { markAsWatched } from '../stage/lessons/near-the-end'
import { person } from '../stage/pages/journey'
import { fillInCard } from '../stage/people/card'
import { logInEmployer, newEmployer } from '../stage/people/household'

/** Waits until the browser has translated the page. */
const seesTranslation = (page: Page) => expect(page.locator('main font, #root font').first()).toBeAttached()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('logging in and registering work before the app starts', {
  tag: ['@main', '@translated'],
}, async ({ browser }) => {
  const { email, password } = await newEmployer('translated')
  const { page, close } = await person(browser, 'phone')
  const releaseLogin = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await seesTranslation(page)
  await firstScript(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  releaseLogin()
  await expect(page).toHaveURL(/\/library/)
  await press(page, 'Menu')
  await press(page, 'Logout')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()

  await page.unrouteAll()
  const releaseRegister = await holdApp(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  await seesTranslation(page)
  const emailField = page.getByLabel('Email')
  await emailField.fill(`new.${email}`)
  releaseRegister()
  await page.getByLabel('Create password').fill('password')
  await page.getByLabel('Confirm password').fill('password')
  await press(page, 'Register')
  await expect(page.getByText('Too many people use this password.').first()).toBeVisible()
  await expect(emailField).toHaveValue(`new.${email}`)
  await page.getByLabel('Create password').fill('sampaguita tea')
  await page.getByLabel('Confirm password').fill('sampaguita tea')
  await press(page, 'Register')
  await expect(page.getByText('Registration Successful!')).toBeVisible()
  await press(page, 'OK')
  await expect(page.getByRole('article').first()).toBeVisible()
  await close()
})

test('a worker answers the questions of a lesson, one of them wrong at first', { tag: '@translated' }, async ({
  browser,
}) => {
  const burns = lesson('safety-burns', 'eng')
  const { page, close } = await newWorker(browser, 'phone')
  const id = await idOf(page, burns.title)
  await markAsWatched(page, id, 0)
  await page.goto(`/video/${id}`)
  await answerAll(page, burns, 1)
  await expect(page.getByRole('heading', { name: 'Correct! Quiz completed.' })).toBeVisible()
  await seesTranslation(page)
  await close()
})

test('an employer pays', { tag: '@translated' }, async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, await newEmployer('translatedpay'))
  await page.goto('/payment?plan_id=11')
  await press(page, /^Pay/)
  await expect(page.getByText('Incomplete details. Please check again.')).toBeVisible()
  await fillInCard(page)
  await press(page, /^Pay/)
  await expect(page).toHaveURL(/\/payment_successful$/)
  await seesTranslation(page)
  await close()
})
