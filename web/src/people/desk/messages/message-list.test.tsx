import type { DeskMessage } from '@kasama/contract/people/desk/messages.api'
import { expect, test } from 'vitest'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { MessageList } from './message-list'

const message = (id: number): DeskMessage => ({
  id,
  name: 'Siti Melati',
  subject: `Question ${id}`,
  preview: 'Please help.',
  created_at: '2026-03-10T04:00:00Z',
  state: 'open',
  is_unread: true,
  handled_by: null,
})

test('messages marked as spam leave the list, which can be undone', async () => {
  let waiting = [1, 2].map(message)
  const { sentBy } = answerCalls({
    'GET /admin/messages': () => ({ items: waiting, next_cursor: null, total: waiting.length, open: waiting.length }),
    'POST /admin/messages/mark': ({ body }) => {
      waiting = body.as === 'spam' ? [] : [1, 2].map(message)
      return { ids: body.ids }
    },
  })
  const screen = await show(
    <>
      <MessageList />
      <Toasts />
    </>,
  )
  for (const box of ['Choose Siti Melati, Question 1', 'Choose Siti Melati, Question 2'])
    await screen.getByRole('checkbox', { name: box }).click()
  await screen.getByRole('region', { name: 'Chosen rows' }).getByRole('button', { name: 'Spam' }).click()
  await expect.element(screen.getByText('Question 1')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Chosen rows' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Question 2')).toBeVisible()
  expect(sentBy('POST /admin/messages/mark')).toEqual([
    { ids: [1, 2], as: 'spam' },
    { ids: [1, 2], as: 'back' },
  ])
})
