import type { DeskThread } from '@kasama/contract/desk/people/messages.api'
import { expect, test } from 'vitest'
import { show } from '../../../../test/show'
import { AnswerForm } from './answer-form'

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

test('a ready text takes the place of another, and leaves what she has written herself', async () => {
  const screen = await show(<AnswerForm thread={thread} />)
  const answer = screen.getByRole('textbox')
  await screen.getByRole('button', { name: 'Video mended' }).click()
  await screen.getByRole('button', { name: 'New password' }).click()
  await expect.element(answer).toHaveValue('A link is on its way.')
  await answer.fill('Hello Siti,')
  await screen.getByRole('button', { name: 'Video mended' }).click()
  await expect.element(answer).toHaveValue('Hello Siti,\n\nIt plays again.')
})
