import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerCalls, refusal } from '../../../../../test/answers'
import { show } from '../../../../../test/show'
import { FileStep } from './file-step'

const file = (name: string, size = 40) => new File(['x'.repeat(size)], name, { type: 'text/csv' })
const read = { head: [], columns: {}, rows: [] } as never

async function step() {
  const onRead = vi.fn()
  const server = answerCalls({ 'POST /admin/organisations/:id/households/read': read })
  const screen = await show(<FileStep orgId={3} onRead={onRead} />)
  const field = screen.getByLabelText(/drop it here/)
  return { screen, field, onRead, ...server }
}

test('a file that is too large, or refusal, is told of in a sentence, and the next one is taken', async () => {
  const { screen, field, onRead, answers, asked } = await step()
  await userEvent.upload(field, file('large.csv', 5 * 1_048_576 + 1))
  await expect.element(screen.getByText('This file is larger than 5 MB.', { exact: false })).toBeVisible()
  expect(asked()).toEqual([])
  for (const [code, sentence] of [
    ['unknown_letters', 'The letters of this file can’t be read.'],
    ['not_a_table', 'This is not a CSV file.'],
    ['table_too_long', 'A file has at most 500 households.'],
  ] as const) {
    answers['POST /admin/organisations/:id/households/read'] = refusal(code)
    await userEvent.upload(field, file('refusal.csv'))
    await expect.element(screen.getByText(sentence, { exact: false })).toBeVisible()
  }
  expect(onRead).not.toHaveBeenCalled()
  answers['POST /admin/organisations/:id/households/read'] = read
  await userEvent.upload(field, file('good.csv'))
  await expect.poll(() => onRead.mock.calls).toEqual([['good.csv', read]])
  await expect.element(screen.getByText('This is not a CSV file.')).not.toBeInTheDocument()
})

test('a file that is dropped on the field is taken like a chosen one', async () => {
  const { field, onRead } = await step()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file('dropped.csv'))
  const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
  // Unless this is prevented, the browser opens the file in place of the page.
  expect(field.element().dispatchEvent(over)).toBe(false)
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  expect(field.element().dispatchEvent(drop)).toBe(false)
  await expect.poll(() => onRead.mock.calls).toEqual([['dropped.csv', read]])
})
