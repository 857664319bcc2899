import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Route, Routes } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { removeDrafts } from '#shared/session/draft.ts'
import { address } from '#test/address-bar.tsx'
import { answerCalls, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { FileStep } from './file-step'
import { ImportPage } from './import-page'

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
  const { screen, field, onRead, answers, requests } = await step()
  await userEvent.upload(field, file('large.csv', 5 * 1_048_576 + 1))
  await expect.element(screen.getByText('This file is larger than 5 MB.', { exact: false })).toBeVisible()
  expect(requests()).toEqual([])
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

const login = { id: 9, name: 'Maria', user_id: 'maria2025', password: 'kopi-teh', language_code: 'phi' as const }

test('a column that was not found is chosen before the refused rows; once they are made the last step stands', async () => {
  onTestFinished(removeDrafts)
  answerCalls({
    'GET /admin/organisations/:id': { id: 3, name: 'Copper Kettle', short_url: 'kettle' } as DeskOrganisation,
    'POST /admin/organisations/:id/households/read': {
      head: ['Of whom', 'Employer', 'User ID', 'Worker', 'Language'],
      rows: [{ line: 2, cells: ['grace@home.example', 'Grace', 'maria2025', 'Maria', 'Filipino'] }],
      columns: { employer_email: null, employer_name: 1, user_id: 2, worker_name: 3, language: 4 },
    },
    'POST /admin/organisations/:id/households/check': ({ body }) => ({
      rows: body.rows.map(({ line, employer_email }) => {
        const isThere = employer_email !== ''
        const [state, problem] = isThere ? (['ready', null] as const) : (['refused', 'email'] as const)
        return { line, state, problem, twin: null, language_code: 'phi' }
      }),
    }),
    'POST /admin/organisations/:id/households': { logins: [login], there: 0, until: '2027-03-10T16:00:00.000Z' },
  })
  const screen = await show(
    <Routes>
      <Route path="/admin/organisations/:id/*" element={<ImportPage />} />
    </Routes>,
    { at: '/admin/organisations/3/households' },
  )
  await userEvent.upload(screen.getByLabelText(/drop it here/), file('households.csv'))
  const chooser = screen.getByRole('heading', { name: 'Which column says what' })
  await expect.element(chooser).toBeVisible()
  const refused = screen.getByRole('heading', { name: 'Refused rows' }).element()
  expect(chooser.element().compareDocumentPosition(refused)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await screen.getByLabelText('Employer’s email', { exact: true }).selectOptions('Of whom')
  await screen.getByRole('button', { name: /^Make/ }).click()
  await screen.getByRole('dialog').getByRole('button', { name: /^Make/ }).click()
  // The page stays until that of the cards is there.
  await expect.element(address).toHaveTextContent('/admin/organisations/3/login-cards')
  const steps = screen.getByRole('list', { name: 'Steps' }).element()
  expect(steps.querySelector('[aria-current]')).toHaveTextContent('Login cards')
})
