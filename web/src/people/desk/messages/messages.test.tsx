import type { DeskMessage, DeskThread } from '@kasama/contract/people/desk/messages.api'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { AnswerForm } from './answer-form'
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

describe('answer form', () => {
  afterEach(() => vi.unstubAllGlobals())

  const inAll = (words: string) => ({ eng: words, phi: `${words} (phi)`, ind: `${words} (ind)`, mya: `${words} (mya)` })
  const thread = {
    id: 1041,
    language_code: 'eng',
    mail_to: 'siti@melati.example',
    state: 'open',
    ready: [
      { title: 'Video mended', texts: inAll('It plays again.') },
      { title: 'New password', texts: inAll('A link is on its way.') },
    ],
  } as unknown as DeskThread

  test('a template replaces another template, but no text typed by the admin', async () => {
    const screen = await show(<AnswerForm thread={thread} />)
    const answer = screen.getByRole('textbox')
    await screen.getByRole('button', { name: 'Video mended' }).click()
    await screen.getByRole('button', { name: 'New password' }).click()
    await expect.element(answer).toHaveValue('A link is on its way.')
    await answer.fill('Hello Siti,')
    await screen.getByRole('button', { name: 'Video mended' }).click()
    await expect.element(answer).toHaveValue('Hello Siti,\n\nIt plays again.')
  })

  test('an answer sent again after a lost response keeps its key; a corrected one gets another', async () => {
    const sent: { text: string; key: string }[] = []
    vi.stubGlobal(
      'fetch',
      vi.fn(async (_address: string, { body }: RequestInit) => {
        sent.push(JSON.parse(String(body)))
        throw new TypeError('Failed to fetch')
      }),
    )
    const screen = await show(<AnswerForm thread={{ ...thread, id: 1042, parts: [] }} />)
    const press = async (tries: number) => {
      await screen.getByRole('button', { name: 'Send' }).click()
      await expect.poll(() => sent.length).toBe(tries)
      await expect.element(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy', 'true')
    }
    await screen.getByRole('textbox').fill('It plays again.')
    await press(1)
    await press(2)
    await screen.getByRole('textbox').fill('It plays again, I think.')
    await press(3)
    const [first, again, corrected] = sent
    expect(again).toEqual(first)
    expect(corrected?.text).toBe('It plays again, I think.')
    expect(corrected?.key).not.toBe(first?.key)
  })
})
