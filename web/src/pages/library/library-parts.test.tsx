import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { PracticeQuestion } from '@kasama/contract/learning/practice/practice.api'
import { expect, test } from 'vitest'
import { address } from '#test/address-bar.tsx'
import { noLine, refusal } from '#test/answers.ts'
import { later } from '#test/later.ts'
import { listOf, openedLibrary } from '#test/lessons/opened-library.tsx'
import { monthly } from '#test/plan.ts'
import { cardOf, employerOf, questionOf, workerOf } from '#test/samples.ts'
import { employer, showApp, worker } from '#test/show-app.tsx'

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

test('recommended lessons that fail to load have an error and a retry below the list', async () => {
  const { screen, answers } = await showApp('/must-watch', employer(), {
    'GET /video_subscription/must_watch': { lessons: [], total: 0, completed: 0 },
    'GET /users/:id': worker('phi'),
    'GET /feeds/recommendation': refusal('too_many_requests'),
  })
  await expect.element(screen.getByText('A part of this page is missing.', { exact: false })).toBeVisible()
  answers['GET /feeds/recommendation'] = listOf([cardOf()])
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Lesson 1' })).toBeVisible()
})

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

const questions = (is_right: boolean | null): PracticeQuestion[] =>
  [1, 2, 3].map((id) => ({
    ...questionOf(id),
    answers: [1],
    lesson: { id: 1, title: 'Lesson 1', thumbnail_url: null, topic_ids: [20] },
    explanation: null,
    is_right,
  }))
const setOf = (is_right: boolean | null) => ({ day: '2026-03-10', questions: questions(is_right) })
const reader = workerOf({ practises: true })
/** Without Burmese, whose font in tests is wider than the app's. */
const titles = { eng: 'Three questions today', phi: '3 tanong', ind: '3 pertanyaan' } as const
const languages = ['eng', 'phi', 'ind'] as const

test.each(languages)(
  'the card comes into a place that is free from the start, so that no tab moves: %s',
  async (language) => {
    const set = later<ReturnType<typeof setOf>>()
    const { screen } = await showApp('/library', worker(language, { practises: true }), {
      'GET /practice': () => set.promise,
      'GET /feeds/begun': listOf([cardOf()]),
      'GET /video_subscription/subscribed': listOf([cardOf(), cardOf({ video_id: 2 })]),
      'GET /topics': [],
      'GET /praise': [],
      'GET /thanks': { card: null, latest: [] },
    })
    const tabs = screen.getByRole('tablist')
    await expect.element(tabs).toBeVisible()
    // Its place appears with the profile, as the lesson to continue does with its list.
    await expect.element(screen.getByRole('heading', { name: 'Lesson 2' })).toBeVisible()
    const before = tabs.element().getBoundingClientRect().top
    set.resolve(setOf(null))
    await expect.element(screen.getByRole('region', { name: titles[language] })).toBeVisible()
    expect(tabs.element().getBoundingClientRect().top).toBe(before)
    expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await expect
      .element(screen.getByRole('region', { name: titles[language] }).getByRole('link'))
      .toHaveAttribute('href', '/practice')
  },
)
test('answered, it says that there are new questions tomorrow', async () => {
  const { screen } = await openedLibrary({ 'GET /practice': setOf(false) }, { reader })
  const card = screen.getByRole('region', { name: 'Done for today.' })
  await expect.element(card).toHaveTextContent('Tomorrow there are 3 new questions.')
  await expect.element(card.getByRole('link')).not.toBeInTheDocument()
})
test('it is absent before her first finished lesson, and for employers', async () => {
  for (const other of [workerOf(), employerOf()]) {
    const { screen, calls, cards } = await openedLibrary({ 'GET /practice': setOf(null) }, { reader: other })
    await expect.element(cards.first()).toBeVisible()
    expect(calls.requests('GET /practice')).toEqual([])
    await screen.unmount()
  }
})

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
