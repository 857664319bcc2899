import type { PracticeQuestion } from '@kasama/contract/learning/practice/practice.api'
import { expect, test } from 'vitest'
import { later } from '#test/later.ts'
import { listOf, openedLibrary } from '#test/lessons/opened-library.tsx'
import { cardOf, employerOf, questionOf, workerOf } from '#test/samples.ts'
import { showApp, worker } from '#test/show-app.tsx'

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
