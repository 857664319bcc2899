import type { Repair } from '@kasama/contract/money/desk/subscriptions.api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { answerCalls, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { ComparisonNotice } from './comparison-notice'

const repair = (id: number): Repair => ({
  id,
  at: '2026-03-10T04:00:00.000Z',
  kind: 'plan',
  user_id: null,
  name: `Payer ${id}`,
  about: 'sub_1',
  before: null,
  after: 'Free',
})
const all = Array.from({ length: 60 }, (_, n) => repair(60 - n))

const summary = {
  views: { all: 60, active: 60, late: 0, ending: 0, look: 0, differs: 0 },
  comparison: null,
  provider: 'sandbox' as const,
}

test('a comparison that does not load is told in its place, and comes at the next try', async () => {
  const { change } = answerCalls({ 'GET /admin/subscriptions/summary': refusal('too_many_requests') })
  const screen = await show(<ComparisonNotice />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Comparison with the provider: ')
  change({ 'GET /admin/subscriptions/summary': summary })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Automatic fixes' })).toBeVisible()
})

test('what was mended by itself is read on beyond its first fifty lines', async () => {
  answerCalls({
    'GET /admin/subscriptions/summary': summary,
    'GET /admin/subscriptions/repairs': ({ query: { cursor, limit = 50 } }) => {
      const items = all.filter(({ id }) => id < Number(cursor ?? 61)).slice(0, limit)
      return { items, next_cursor: items.at(-1)?.id === 1 ? null : String(items.at(-1)?.id) }
    },
  })
  const screen = await show(<ComparisonNotice />, { queries: new QueryClient() })
  await screen.getByRole('button', { name: 'Automatic fixes' }).click()
  const lines = screen.getByRole('dialog').getByRole('listitem')
  await expect.poll(() => lines.elements()).toHaveLength(50)
  const more = screen.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect.poll(() => lines.elements()).toHaveLength(60)
  await expect.element(more).not.toBeInTheDocument()
})
