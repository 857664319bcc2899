import type { Repair } from '@kasama/contract/desk/money/subscriptions.api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../../../test/answers'
import { show } from '../../../../../test/show'
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

test('what was mended by itself is read on beyond its first fifty lines', async () => {
  answerCalls({
    'GET /admin/subscriptions/summary': {
      views: { all: 60, active: 60, late: 0, ending: 0, look: 0, differs: 0 },
      comparison: null,
      provider: 'sandbox',
    },
    'GET /admin/subscriptions/repairs': ({ query: { cursor, limit = 50 } }) => {
      const items = all.filter(({ id }) => id < Number(cursor ?? 61)).slice(0, limit)
      return { items, next_cursor: items.at(-1)?.id === 1 ? null : String(items.at(-1)?.id) }
    },
  })
  const screen = await show(<ComparisonNotice />, { queries: new QueryClient() })
  await screen.getByRole('button', { name: 'What was mended' }).click()
  const lines = screen.getByRole('dialog').getByRole('listitem')
  await expect.poll(() => lines.elements()).toHaveLength(50)
  const more = screen.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect.poll(() => lines.elements()).toHaveLength(60)
  await expect.element(more).not.toBeInTheDocument()
})
