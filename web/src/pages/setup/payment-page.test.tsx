import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Answers, refusal } from '#test/answers.ts'
import { sized } from '#test/page-size.ts'
import { config, monthly, paymentOf, yearly } from '#test/plan.ts'
import { employer, showApp } from '#test/show-app.tsx'

const unknown = refusal('coupon_unknown')
const fields = [
  ['Card number', '4242424242424242'],
  ['Expiry', '1230'],
  ['CVC', '123'],
  ['Name on card', 'Grace Sample'],
  ['Address', '1 Sample Road'],
  ['Postal code', '000000'],
] as const
const price = { price: 14_900, credit: 0, next: { amount: 14_900, at: '2027-03-10T04:00:00.000Z' } }

test('vouchers: an unknown one, a coupon in lowercase with a blank, a promotion code that ends before the payment; then the paid and the next amount', async () => {
  const { screen, requests, answers } = await showApp(
    '/payment?plan_id=11',
    employer({ is_subscribed: false, worker_id: null }),
    {
      'GET /config': config,
      'GET /subscription_plan/:id': { id: 11, name: 'Annual', price: 149, features: [] },
      'POST /payment/validate_voucher': ({ body }) =>
        body.code === 'WELCOME10' ? { id: 'WELCOME10', valid: true, percent_off: 10, amount_off: null } : unknown,
      'POST /payment/retrieve_promotion': ({ body }) =>
        body.code === 'FIVEOFF'
          ? { id: 'promo_5', active: true, coupon: { percent_off: null, amount_off: 500 } }
          : unknown,
      'POST /payment/preview': ({ body }) => {
        const discount = body.coupon_code ? 1490 : body.promotion_code ? 500 : 0
        return { ...price, discount, amount: price.price - discount }
      },
      'POST /payment/subscribe': unknown,
    },
  )
  const dialog = screen.getByRole('dialog')
  const pay = (amount: string) => screen.getByRole('button', { name: `Pay $${amount}` })
  const applyVoucher = async (code: string) => {
    await screen.getByLabelText(/voucher/i).fill(code)
    await userEvent.keyboard('{Enter}')
  }
  await applyVoucher('old50')
  await expect.element(dialog.getByText("No such coupon: 'old50'")).toBeVisible()
  await dialog.getByRole('button').first().click()
  await expect.element(pay('149.00')).toBeEnabled()
  await applyVoucher(' welcome 10 ')
  await expect.element(pay('134.10')).toBeEnabled()
  await expect.element(screen.getByText('−$14.90')).toBeVisible()
  // Beside the button: today's amount, the next one with its day, and how to end it.
  const [today, next, ends] = screen.getByRole('definition').elements().slice(-3)
  expect(today?.textContent).toBe('$134.10')
  expect(next?.textContent).toBe('$149.00 on 10 March 2027, then every year')
  expect(ends?.textContent).toContain('Cancel subscription')
  await screen.getByRole('button', { name: 'Remove' }).click()
  await applyVoucher('FIVEOFF')
  await expect.element(pay('144.00')).toBeEnabled()
  for (const [label, text] of fields) await screen.getByLabelText(label, { exact: true }).fill(text)
  await pay('144.00').click()
  await expect.element(dialog.getByText("No such coupon: 'FIVEOFF'")).toBeVisible()
  await dialog.getByRole('button').first().click()
  await expect.element(pay('149.00')).toBeVisible()
  await expect.element(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
  expect(requests('POST /payment/subscribe').map(({ body }) => body.promotion_code)).toEqual(['promo_5'])
  const subscription = { ...yearly, renewal: price.next, next_charge: price.next }
  const paid = paymentOf({ id: 3, amount: 14_900 })
  Object.assign(answers, {
    'POST /payment/subscribe': { subscription, amount: 14_900, client_secret: null },
    'GET /users/subscription': subscription,
    'GET /users/me': employer({ worker_id: null }),
    'GET /payments': { items: [{ ...paid, id: 4, state: 'declined' }, paid], next_cursor: null },
  } satisfies Answers)
  await pay('149.00').click()
  await expect.element(screen.getByRole('heading', { name: 'Payment successful!' })).toBeVisible()
  const receipt = screen.getByRole('link', { name: 'See the receipt' })
  await expect.element(receipt).toHaveAttribute('href', '/payments/3')
  const terms = screen
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent)
  expect(terms.slice(0, 2)).toEqual(['$149.00', '$149.00 on 10 March 2027, then every year'])
  expect(terms[2]).toContain('Cancel subscription')
})

test('on a wide screen the reload after a payment shows that it has succeeded', async () => {
  await sized(1280)
  const { screen, go } = await showApp('/contact', employer({ worker_id: null }), {
    'GET /users/subscription': { ...yearly, renewal: price.next, next_charge: price.next },
    'GET /payments': { items: [paymentOf({ id: 3, amount: 14_900 })], next_cursor: null },
  })
  go('/payment?plan_id=11', { paid: true })
  await expect.element(screen.getByRole('heading', { name: 'Payment successful!' })).toBeVisible()
  go('/payment?plan_id=11')
  await expect.element(screen.getByRole('heading', { name: 'Payment successful!' })).not.toBeInTheDocument()
})

test('a plan that fails to load has an error and a retry, without a form', async () => {
  const { screen, answers } = await showApp(
    '/payment?plan_id=10',
    employer({ is_subscribed: false, worker_id: null }),
    {
      'GET /config': config,
      'GET /subscription_plan/:id': refusal('server_error'),
    },
  )
  const form = screen.getByLabelText('Card number')
  await expect.element(screen.getByText('Unable to retrieve subscription plan. Please try again.')).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
  answers['GET /subscription_plan/:id'] = { id: 10, name: 'Monthly', monthly_price: 19.9, features: [] }
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(form).toBeVisible()
})

test('on a phone the whole card is visible, and after a payment the next button is in the first view, above the amount', async () => {
  const { screen, answers } = await showApp(
    '/payment?plan_id=10',
    employer({ is_subscribed: false, worker_id: null }),
    {
      'GET /config': config,
      'GET /subscription_plan/:id': { id: 10, name: 'Monthly', monthly_price: 19.9, features: [] },
      'POST /payment/preview': { ...price, price: 1990, discount: 0, amount: 1990 },
      'POST /payment/subscribe': { client_secret: null, amount: 1990, subscription: monthly },
      'GET /users/subscription': monthly,
      'GET /payments': { items: [], next_cursor: null },
    },
  )
  for (const [label, text] of fields) await screen.getByLabelText(label, { exact: true }).fill(text)
  const isCut = (label: string) => {
    const { scrollWidth, clientWidth } = screen.getByLabelText(label, { exact: true }).element()
    return scrollWidth > clientWidth
  }
  await expect.poll(() => fields.map(([label]) => label).filter(isCut)).toEqual([])
  answers['GET /users/me'] = employer({ worker_id: null })
  await screen.getByRole('button', { name: 'Pay $19.90' }).click()
  const [continueLink, next] = [screen.getByRole('link', { name: 'Continue' }), screen.getByText(/, then every month$/)]
  await expect.element(continueLink).toBeVisible()
  await expect.element(next).toBeVisible()
  const { bottom } = continueLink.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  expect(next.element().getBoundingClientRect().top).toBeGreaterThan(bottom)
})

test('asks before leaving a form with input', async () => {
  const { screen, go } = await showApp('/payment?plan_id=10', employer({ is_subscribed: false, worker_id: null }), {
    'GET /config': config,
    'GET /subscription_plan/:id': { id: 10, name: 'Monthly', monthly_price: 19.9, features: [] },
  })
  await screen.getByLabelText('Card number').fill('4242')
  go('/subscribe')
  await screen.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(location.pathname).toBe('/payment')
  go('/subscribe')
  await screen.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => location.pathname).toBe('/subscribe')
})

test('S2: each setup step begins at its top, however far the last one was scrolled', async () => {
  await sized(1280, 300)
  const topic = { id: 20, name: 'Cooking', icon: '', colour: '' }
  const lesson = { video_id: 1, title: 'Rice', thumbnail_url: null, duration: 60, topic_id: 20 }
  const { screen } = await showApp('/payment', employer({ worker_id: null, UserTopics: [] }), {
    'GET /worker/former': null,
    'GET /users/validate/:value': { valid: true },
    'POST /auth/worker_signup': ({ body }) => ({
      id: 2,
      username: body.workpermit,
      password: 'melon-lamp-river-42',
      login_url: 'http://localhost/first/secret',
      message: 'Halo',
    }),
    'GET /topics': [topic],
    'POST /users/topics': [{ topic_id: 20 }],
    'GET /worker/starter_list': [lesson],
  })
  const atEnd = () => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    expect(window.scrollY).toBeGreaterThan(0)
  }
  const atBeginning = async (name: string | RegExp) => {
    await expect.element(screen.getByRole('heading', { name })).toBeVisible()
    expect(window.scrollY).toBe(0)
  }
  await screen.getByLabelText('User ID').fill('siti2025')
  await screen.getByText('Bahasa Indonesia').click()
  atEnd()
  await screen.getByRole('button', { name: 'Next' }).click()
  await atBeginning("Your worker's login is ready")
  await expect.element(screen.getByRole('main')).toHaveFocus()
  atEnd()
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await atBeginning('Choose Topics')
  await screen.getByRole('button', { name: 'Cooking' }).click()
  atEnd()
  await screen.getByRole('button', { name: 'Done' }).click()
  await atBeginning("Your worker's first lessons")
})
