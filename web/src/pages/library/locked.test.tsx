import { expect, test } from 'vitest'
import { address } from '#test/address-bar.tsx'
import { refusal } from '#test/answers.ts'
import { listOf, openedLibrary } from '#test/lessons/opened-library.tsx'
import { monthly } from '#test/plan.ts'
import { cardOf, employerOf, workerOf } from '#test/samples.ts'

const locked = listOf([1, 2].map((video_id) => cardOf({ video_id, is_locked: true })))
const answers = {
  'GET /feeds/employer_all': locked,
  'GET /feeds/recently_added': locked,
  'GET /feeds/recommendation': locked,
  // The page waits for this response before it offers plans.
  'GET /users/subscription': refusal('subscription_needed'),
} as const

test('an employer without a plan reads its benefits, and a locked lesson leads to the plans', async () => {
  const { screen, card, calls } = await openedLibrary(answers, { reader: employerOf({ is_subscribed: false }) })
  // The benefits of a plan replace the hint about a button that she can't use.
  await expect.element(screen.getByText('You choose what she watches')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscribe')
  await expect.element(screen.getByText('Choose videos for your worker', { exact: false })).not.toBeInTheDocument()
  const dialog = screen.getByRole('dialog', { name: 'Subscribe to unlock' })
  await card(1)
    .getByRole('button', { name: /Add topic/ })
    .click()
  await dialog.getByRole('button', { name: 'Maybe later' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.requests().filter(({ call }) => /_clip/.test(call))).toEqual([])
  await expect.element(card(1).getByText('Locked')).toBeInTheDocument()
  await card(1).getByRole('button', { name: 'Lesson 1', exact: true }).click()
  await dialog.getByRole('button', { name: 'Subscribe' }).click()
  await expect.element(address).toHaveTextContent(/^\/subscribe$/)
})

test('an employer whose plan waits for a bank is led to it, and to no other plan', async () => {
  const reader = employerOf({ is_subscribed: false, is_suspended: true })
  const { screen, card } = await openedLibrary({ ...answers, 'GET /users/subscription': monthly }, { reader })
  await expect.element(screen.getByRole('heading', { name: 'Your plan is on hold' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See plans' })).not.toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'See your plan' })
  await expect.element(link).toHaveAttribute('href', '/e-settings-plan')
  await card(1).getByRole('button', { name: 'Lesson 1', exact: true }).click()
  await screen
    .getByRole('dialog', { name: 'Your plan is on hold' })
    .getByRole('button', { name: 'See your plan' })
    .click()
  await expect.element(address).toHaveTextContent(/^\/e-settings-plan$/)
})

for (const [had_subscription, is_suspended, words] of [
  [true, false, 'Natapos na ang subscription ng employer mo.'],
  [true, true, 'Naka-hold muna ang subscription ng employer mo.'],
  [false, false, 'Pakisabi sa employer mo na mag-subscribe.'],
] as const) {
  test(`a worker reads whom to ask, and never sees a payment screen: ${words}`, async () => {
    const reader = workerOf({ is_subscribed: false, is_suspended, had_subscription })
    const { screen, button } = await openedLibrary(answers, { at: '/library?cat=2', reader, language: 'phi' })
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
    await button('Lesson 1').click()
    const dialog = screen.getByRole('dialog', { name: 'Naka-lock' })
    await expect.element(dialog.getByText(words, { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await screen.unmount()
    const plain = await openedLibrary(answers, { at: '/w-library', reader, language: 'phi' })
    await expect.element(plain.screen.getByText(words, { exact: false })).toBeVisible()
  })
}
