import type { Card } from '@kasama/contract/learning/library/library.api'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { PlainList } from './plain-list'

const card: Card = {
  id: 1,
  video_id: 1,
  title: 'Cooking rice',
  description: '',
  sub_description: '',
  video_host: 'file',
  created_at: '2025-03-01T00:00:00.000Z',
  public_level: 0,
  duration: 95,
  thumbnail_url: null,
  topic_ids: [],
  question_ids: [],
  language_codes: ['eng'],
  is_locked: false,
  is_subscribed: true,
  is_completed: false,
  progress: 0,
}

afterEach(() => vi.unstubAllGlobals())

test('a page with only must-watch videos shows no empty state until the last page', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ error: false, data: { items: [card], next_cursor: url.includes('cursor=') ? null : 'next' } }),
  )
  const screen = await show(
    <PlainList feed="recommendation" level="h2" title="Related" onLocked={() => {}} excludesMustWatch />,
  )
  const more = screen.getByRole('button', { name: 'Show more' })
  const none = screen.getByText('No videos found.')
  await expect.element(more).toBeVisible()
  expect(none.elements()).toHaveLength(0)
  await more.click()
  await expect.element(none).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
})
