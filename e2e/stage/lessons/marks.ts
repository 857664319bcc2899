import type { Page } from '@playwright/test'

type Language = 'eng' | 'phi' | 'ind' | 'mya'

/** Replaces the server's part of a quiz after the video was watched; the first attempt of each visit is wrong. */
export async function withMarks(page: Page, id: number, language: Language, count: number) {
  const answered: { question_id: number; score: number; created_at: string }[] = []
  let attempts = 0
  await page.route(`**/api/videos/{${id},public/${id}}`, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    envelope.data.watch = { language_code: language, position: 0, furthest: 1 }
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.route('**/api/users/*/answers', (route) => route.fulfill({ json: { error: false, data: answered } }))
  await page.route('**/api/questions/*/answers', (route) => {
    const question_id = Number(/questions\/(\d+)/.exec(route.request().url())?.[1])
    attempts += 1
    const correct = attempts > 1
    const score = attempts > 2 ? 1 : 0
    if (correct) answered.push({ question_id, score, created_at: '2026-01-01T00:00:00.000Z' })
    return route.fulfill({ json: { error: false, data: { correct, score, completed: answered.length === count } } })
  })
}
