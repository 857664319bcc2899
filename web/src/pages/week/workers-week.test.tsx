import type { WorkersWeek } from '@kasama/contract/learning/thanks/thanks.api'
import { thanksKinds, thanksWords } from '@kasama/contract/learning/thanks/thanks-words'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refusal } from '#test/answers.ts'
import { employer, showApp, worker } from '#test/show-app.tsx'

const week: WorkersWeek = {
  first_name: 'Maria',
  language_code: 'phi',
  has_agreed: true,
  week: { first: '2026-11-16', last: '2026-11-22', lessons: 3, right_answers: 8, skills: 1 },
  sent_today: null,
  messages: thanksKinds.map((kind) => ({ kind, own: thanksWords[kind].phi, english: thanksWords[kind].eng })),
}
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const answers = {
  'GET /users/:id': worker('phi'),
  'GET /worker/:id/week': week,
  'GET /worker/:id/week/picture': { name: 'week-2026-11-16.png', png: onePixel },
}

/** A device whose share sheet takes files, or does not. */
function deviceShares(takesFiles: boolean) {
  const share = vi.fn(async (_: ShareData) => {})
  const stub = (name: 'share' | 'canShare', value: unknown) => {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
  stub('share', share)
  stub('canShare', () => takesFiles)
  return share
}

test('the picture is passed to the share sheet as a file, without a link', async () => {
  const share = deviceShares(true)
  const { screen } = await showApp('/worker-progress?show=week', employer(), answers)
  const name = 'Maria’s week: 3 lessons, 8 right answers, 1 new skill'
  await expect.element(screen.getByRole('img', { name })).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Share' }).click()
  const [shared] = share.mock.calls[0] ?? []
  expect(Object.keys(shared ?? {}).sort()).toEqual(['files', 'title'])
  expect(shared?.files?.map(({ name, type }) => [name, type])).toEqual([['week-2026-11-16.png', 'image/png']])
})

test('without a share sheet for files the picture is saved', async () => {
  deviceShares(false)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => click.mockRestore())
  const { screen } = await showApp('/worker-progress?show=week', employer(), answers)
  await screen.getByRole('button', { name: 'Image' }).click()
  expect((click.mock.contexts[0] as HTMLAnchorElement | undefined)?.download).toBe('week-2026-11-16.png')
  await expect.element(screen.getByRole('button', { name: 'Share' })).not.toBeInTheDocument()
})

test.each([
  [{ has_agreed: false, week: null }, 'Maria has not agreed yet'],
  [{ has_agreed: true, week: null }, 'A quiet week'],
])('without a picture the reason is said, and thanks stay; %o', async (facts, reason) => {
  const { screen, requests } = await showApp('/worker-progress?show=week', employer(), {
    ...answers,
    'GET /worker/:id/week': { ...week, ...facts },
  })
  await expect.element(screen.getByRole('heading', { name: reason })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Send her a thank you' }))
    .toHaveAttribute('href', '/worker-progress?show=thanks')
  expect(requests('GET /worker/:id/week/picture')).toEqual([])
})

test('she chooses one of six messages in her worker’s language, and sends it once', async () => {
  let sent: WorkersWeek['sent_today'] = null
  const { screen, requests } = await showApp('/worker-progress?show=thanks', employer(), {
    ...answers,
    'GET /worker/:id/week': () => ({ ...week, sent_today: sent }),
    'POST /worker/:id/thanks': ({ body }) => {
      sent = body.kind
      return { done: true }
    },
  })
  await expect.element(screen.getByRole('radio')).toHaveLength(6)
  const family = screen.getByRole('radio', { name: /Salamat sa pag-aalaga/ })
  family.element().closest('label')?.click()
  await expect.element(family).toBeChecked()
  await screen.getByRole('button', { name: 'Send to Maria' }).click()
  await expect.element(screen.getByText('Sent. She finds it above her lessons.')).toBeVisible()
  expect(requests('POST /worker/:id/thanks').map(({ body }) => body)).toEqual([{ kind: 'family' }])
  await screen.getByRole('link', { name: 'Choose the words' }).click()
  await expect.element(family).toBeChecked()
  await expect.element(family).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Send to Maria' })).not.toBeInTheDocument()
})

test('a second thank you of the day, from another tab, is refused kindly', async () => {
  const { screen } = await showApp('/worker-progress?show=thanks', employer(), {
    ...answers,
    'POST /worker/:id/thanks': refusal('thanked_today'),
  })
  await screen.getByRole('button', { name: 'Send to Maria' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('You have thanked her today already. You can send the next thank you tomorrow.')
})
