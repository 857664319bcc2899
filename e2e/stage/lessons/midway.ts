import type { Page } from '@playwright/test'
import { changeFacts, refuseWith } from '../states/state'

/** Deletes the video: its calls fail from now on. */
export async function deleteVideo(page: Page, id: number) {
  for (const call of [`videos/${id}`, `videos/${id}/position`])
    await page.route(`**/api/${call}`, refuseWith(404, 'not_found'))
}

/** Deletes the first question at the moment of its answer; the others stay. */
export async function changeQuestion(page: Page, id: number) {
  let isGone = false
  await page.route(`**/api/videos/${id}`, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    const ids: number[] = envelope.data.question_ids
    const watch = { language_code: 'eng', position: 0, furthest: 1 }
    Object.assign(envelope.data, { watch, question_ids: isGone ? ids.slice(1) : ids })
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.route('**/api/questions/*/answers', (route) => {
    isGone = true
    return route.fulfill({ status: 404, json: { error: true, error_message: 'x', code: 'question_gone' } })
  })
}

export const done = (data: Record<string, unknown>) => ({ json: { error: false, data } })

/** Gives the video some of its questions until the journey adds the others. */
export async function withQuestions(page: Page, id: number, count: number, furthest: number) {
  let isEdited = false
  await page.route(`**/api/videos/${id}`, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    const ids: number[] = envelope.data.question_ids
    const watch = { language_code: 'eng', position: 0, furthest }
    Object.assign(envelope.data, { watch, question_ids: isEdited ? ids : ids.slice(0, count) })
    await route.fulfill({ response: reply, json: envelope })
  })
  return () => {
    isEdited = true
  }
}

const locked = refuseWith(402, 'locked')

/** Ends the employer's subscription: the server's replies say so from now on. */
export async function endSubscription(page: Page, id: number) {
  for (const call of [`videos/${id}/position`, 'questions/*/answers']) await page.route(`**/api/${call}`, locked)
  await lockVideo(page, id)
}

async function lockVideo(page: Page, id: number) {
  await page.route(`**/api/videos/${id}`, changeFacts({ is_locked: true, url: null }))
  await page.route('**/api/users/me', changeFacts({ is_subscribed: false, had_subscription: true }))
}
