import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Route, Routes } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { removeDrafts } from '#shared/session/draft.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { address } from '#test/address-bar.tsx'
import { answerCalls, refusal } from '#test/answers.ts'
import { sized } from '#test/page-size.ts'
import { show } from '#test/show.tsx'
import { FileStep } from './import/file-step'
import { ImportPage } from './import/import-page'
import { LogoPanel } from './page/logo-panel'
import { NamePanel } from './page/name-panel'

const stored: DeskOrganisation = {
  id: 7,
  name: 'Sunny Kettle',
  short_url: 'sunny-kettle',
  logo_url: null,
  accounts: 0,
  admins: 0,
  contracts: 0,
  ending: 0,
  next_end: null,
  version: 'first',
}

test("another admin's name is shown beside the changed one; the unchanged address is the stored one", async () => {
  const first = await show(<NamePanel organisation={stored} />)
  await first.getByRole('textbox', { name: 'Name' }).fill('Sunny Kettle Agency')
  await first.unmount()
  const meanwhile = { ...stored, name: 'Sunny Kettles', short_url: 'kettles', version: 'second' }
  const second = await show(<NamePanel organisation={meanwhile} />)
  await expect.element(second.getByRole('textbox', { name: 'Name' })).toHaveValue('Sunny Kettle Agency')
  await expect.element(second.getByLabelText('Login address')).toHaveValue('kettles')
  const theirs = second.getByRole('region', { name: 'Name' })
  await expect.element(theirs).toHaveTextContent('Stored meanwhile: Name: Sunny Kettles')
  await expect.element(second.getByRole('button', { name: 'Save mine' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(second.getByRole('textbox', { name: 'Name' })).toHaveValue('Sunny Kettles')
  await expect.element(second.getByRole('button', { name: /Save/ })).not.toBeInTheDocument()
})

const organisation = { id: 3, name: 'Copper Kettle', short_url: 'copper-kettle', logo_url: null } as DeskOrganisation

/** A picture with one dark corner, so that another cut looks different. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(120, 90)
  const pen = canvas.getContext('2d')
  pen?.fillRect(0, 0, 60, 45)
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
}

async function panel() {
  const server = answerCalls({ 'POST /admin/organisations/:id/logo': organisation as never })
  const screen = await show(
    <>
      <LogoPanel organisation={organisation} />
      <Toasts />
    </>,
  )
  return { screen, field: screen.getByLabelText('Choose a picture'), ...server }
}

test('an SVG named PNG and a picture of 41 megapixels are refused with a message, and not sent', async () => {
  const { screen, field, requests } = await panel()
  await userEvent.upload(
    field,
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' }),
  )
  await expect.element(screen.getByText('This is no photo that we can read.', { exact: false })).toBeVisible()
  const close = vi.fn()
  const open = vi.spyOn(globalThis, 'createImageBitmap').mockResolvedValue({ width: 8200, height: 5000, close })
  await userEvent.upload(field, await picture())
  await expect.element(screen.getByText('Choose a picture of at most 40 megapixels.')).toBeVisible()
  open.mockRestore()
  expect(close).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests()).toEqual([])
})

test('a logo is cropped by keyboard; all previews show the same crop', async () => {
  // The text of the preview needs two lines here.
  await sized(320)
  const { screen, field, sentBy } = await panel()
  await userEvent.upload(field, await picture())
  const dialog = screen.getByRole('dialog', { name: 'Cut the logo' })
  const preview = dialog.getByRole('region', { name: 'How it looks' })
  const cut = () => [...preview.element().querySelectorAll('img')].map(({ src }) => src)
  await expect.poll(cut).toHaveLength(3)
  const [whole] = cut()
  const boxes = [...preview.element().querySelectorAll<HTMLElement>('div, span')]
  const overflowing = boxes.filter((box) => box.scrollHeight > box.clientHeight && box.clientHeight > 0)
  expect(overflowing.map(({ textContent }) => textContent)).toEqual([])
  dialog.getByRole('slider', { name: 'Larger' }).element().focus()
  await userEvent.keyboard('{ArrowRight>8/}')
  await expect.poll(() => cut()[0]).not.toBe(whole)
  const [larger] = cut()
  dialog.getByRole('button', { name: 'The picture in its frame' }).element().focus()
  await userEvent.keyboard('{ArrowRight>4/}')
  await expect.poll(() => cut()[0]).not.toBe(larger)
  expect(new Set(cut()).size).toBe(1)
  dialog.getByRole('button', { name: 'Use this logo' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('The logo is changed.')).toBeVisible()
  const [sent] = sentBy('POST /admin/organisations/:id/logo') as FormData[]
  expect(sent?.get('file')).toHaveProperty('type', 'image/png')
})

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
